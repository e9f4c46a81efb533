### Ce qui est installé, et ce qui manque.

error-missing-extra = Il faut pour cela vaka[{ $extra }]. Pour l’installer : { $command }
