/** Search for a registry by its exact name, on the page of an unknown link. */
export const findRegistryMessages = {
  ask: 'The link may be old, or a letter may be missing. Ask the parents for the link.',
  title: 'Or look for the registry by its name',
  name: 'Name of the registry',
  hint: 'Exactly as the parents wrote it. Only registries whose parents allow it are found.',
  search: 'Search',
  missing: 'Please enter the name of the registry',
  none: 'No registry with exactly this name. Ask the parents for the link.',
  found: (count: number) => (count === 1 ? '1 registry found' : `${count} registries found`),
  failed: 'The search did not work. Please check your connection and try again.',
  settings: {
    title: 'Who finds your page',
    text: 'Without this, only people with your link open your page.',
    label: 'Let people find the registry by its exact name',
    labelText:
      'Who mistypes your link can search for its exact title or name, and sees only those that match.',
    failed: 'This could not be saved. Please check your connection and try again.',
  },
} as const
