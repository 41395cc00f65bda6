import fc from 'fast-check'

// A fixed seed generates the same cases in every run; FC_SEED selects others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) })
