declare module 'the-big-username-blacklist' {
  const blocklist: { list: readonly string[] }
  export default blocklist
}
