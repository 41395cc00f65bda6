import fc from 'fast-check'

// The same cases at every run. FC_SEED looks at others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) })
