### Che cosa è installato, e che cosa manca.

error-missing-extra = Serve vaka[{ $extra }]. Per installarlo: { $command }
