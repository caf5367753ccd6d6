/** Cards in the table that is read: enough that no page of it is always in a processor's cache. */
export const cardCount = 1_000_000

/** One request, many times over, with other values each time. */
export interface Case {
  readonly name: string
  readonly path: string
  readonly bodies: readonly string[]
  /** With the token id of a signed-in account. */
  readonly signedIn: boolean
  /** Of each round, where an answer waits for many calls of the node. */
  readonly seconds?: number
}

/** Enough different requests that no answer is still cached from the last time. */
const variety = 5_000
/** Steps through all cards; prime to their number, so that each comes once. */
const stride = 7_919

const tokenIds = Array.from({ length: variety }, (_, i) => 1 + ((i * stride) % cardCount))
const details = tokenIds.map((id) => `tokenId=${id}`)

export const cases: readonly Case[] = [
  {
    name: 'http point read',
    path: '/swapnft/ido/nftDetail',
    bodies: details,
    signedIn: false,
  },
  {
    name: 'http point read, signed in',
    path: '/swapnft/ido/nftDetail',
    bodies: details,
    signedIn: true,
  },
  {
    name: 'http list of 20',
    path: '/tessera/nft/cardPage',
    bodies: Array.from({ length: 50 }, (_, i) => `pageNum=${1 + i}&pageSize=20&sort=newest`),
    signedIn: false,
  },
]
