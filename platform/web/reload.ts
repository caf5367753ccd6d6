/**
 * Loads the page anew, with its code from the server: what the browser keeps of it may be broken,
 * and would be kept for a year.
 */
export async function reloadWhole(): Promise<void> {
  const code = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.endsWith('.js'))
  await Promise.allSettled(code.map((url) => fetch(url, { cache: 'reload' })))
  location.reload()
}
