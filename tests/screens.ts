import { merged } from './examples.ts'

/** Every screen by the address that shows it: `/nftDetail?tokenId=1` by `nftDetail`, of `/` by `home`. */
export const pagesOf = (facts: { readonly txHash: string }): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(merged(({ screens }) => screens)).map(([path, { query = '' }]) => [
      path === '/' ? 'home' : path.slice(1),
      path + (typeof query === 'string' ? query : query(facts)),
    ]),
  )

/** The console comes as an address that is not there. */
export const isServerRendered = (path: string): boolean => path !== '/admin'
