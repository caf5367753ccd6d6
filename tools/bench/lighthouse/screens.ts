/** What is in the seeded chain and stands in an address. */
export interface Facts {
  readonly txHash: string
}

/** The query with which each screen shows what it is for; home and the market have goals of their own. */
const queries: Readonly<Record<string, (facts: Facts) => string>> = {
  '/': () => '',
  '/nft': () => '',
  '/nftInv': () => '?level=3',
  '/nftDetail': () => '?tokenId=1',
  '/nftPledge': () => '',
  '/myNft': () => '',
  '/blindBox': () => '',
  '/blindBoxDetail': () => '?seriesId=1',
  '/myBlindBox': () => '',
  '/drawCheck': () => '',
  '/invitations': () => '',
  '/profile': () => '',
  '/usersList': () => '',
  '/teams': () => '',
  '/withdrawal': () => '',
  '/buyLP': () => '',
  '/lpReward': () => '',
  '/pledgeLP': () => '',
  '/pledgeCoin': () => '',
  '/income': () => '',
  '/incomeList': () => '',
  '/claiming': () => '',
  '/record': () => '?kind=staking',
  '/token': () => '?address=TRX',
  '/tx': ({ txHash }) => `?id=${txHash}`,
}

/** Routes that show a screen of another address. */
export const twins: readonly string[] = ['/mynft']

export const measured: readonly string[] = Object.keys(queries)

/** `/nftDetail?tokenId=1` by `nftDetail`; of `/` by `home`. */
export const pagesOf = (facts: Facts): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(queries).map(([path, query]) => [
      path === '/' ? 'home' : path.slice(1),
      path + query(facts),
    ]),
  )
