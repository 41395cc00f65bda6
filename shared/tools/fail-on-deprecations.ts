// A deprecation warning becomes an error outside every test, which fails the run (see `StrayErrorsReporter`).
process.throwDeprecation = true
