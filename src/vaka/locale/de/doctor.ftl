### Was installiert ist, und was fehlt.

error-missing-extra = Dafür wird vaka[{ $extra }] gebraucht. So wird es installiert: { $command }
