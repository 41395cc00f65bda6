interface ImportMetaEnv {
  /** Origin of the registry, fixed when the extension is built. */
  readonly REGISTRY_URL: string
}
