import type { Examples } from '#tests/examples.ts'
import { must } from '#tests/journeys/must.ts'

import { onMarket, prepareMarket } from './testing/preparedMarket.ts'
import { cardScenes } from './testing/scenes.ts'
import { nftPayments } from './testing/payments.ts'

const day = 86_400

export const nftExamples: Examples = {
  fields: {
    'cardPage state': {
      right: 'held',
      wrong: ['', 'mining'],
      choices: 'held, onSale, staked, frozen, inUrn',
    },
    'ownCardPage state': {
      right: 'all',
      wrong: ['', 'staked'],
      choices: 'all, held, onSale, mining, pledging, frozen',
    },
    'skuPage sort': {
      right: 'newest',
      wrong: ['', 'Newest', 'price'],
      choices: 'default, newest, oldest, expensive, cheap',
    },
  },
  screens: {
    '/nft': { scene: 'market', as: 'alice' },
    '/nftInv': { scene: 'nftInv', as: 'alice', query: '?level=3' },
    '/nftDetail': { scene: 'nftDetail-held', as: 'alice', query: '?tokenId=1' },
    '/nftPledge': { scene: 'nftPledge', as: 'alice' },
    '/myNft': { scene: 'myNft', as: 'alice' },
  },
  twins: { '/mynft': '/myNft' },
  scenes: cardScenes,
  states: [
    { scene: 'myNft-deals', as: 'alice' },
    { scene: 'myNft-rewards', as: 'alice' },
    { scene: 'myNft-frozen', as: 'carol' },
    { scene: 'myNft-onSale', as: 'carol' },
    { scene: 'nftDetail-frozen-seller', as: 'carol' },
    { scene: 'nftDetail-frozen-buyer', as: 'alice' },
    { scene: 'nftDetail-onSale', as: 'carol' },
    { scene: 'nftDetail-ready', as: 'alice' },
  ],
  owned: {
    tokenId: ['NOT_YOUR_CARD'],
    tokenIds: ['NOT_YOUR_CARD'],
    number: ['NOT_YOUR_OFFER', 'NOT_YOUR_PURCHASE'],
  },
  nothing: ['NOTHING_OWED'],
  /** A held card, one that earns, one whose term is over; an offer, two purchases of staked cards, a credit. */
  async prepare(stack, alice) {
    const { world, server } = stack
    await prepareMarket(stack)
    const price = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
    await must(world, 'alice', 'Cards', 'Buy', [1n], price * 2n)
    await server.indexer.catchUp()
    const cards = async (state: string): Promise<string[]> => {
      const { data } = await alice.post('/swapnft/aon/ownCardPage', { state })
      return data.list.map((one: { tokenId: number }) => String(one.tokenId))
    }
    const [matured = '', held = ''] = await cards('held')
    const [running = ''] = await cards('mining')
    await must(world, 'alice', 'Cards', 'pledge', [BigInt(matured), BigInt(7 * day)])
    const friend = world.net.accounts.find(({ name }) => name === 'grace')!.address
    const tokenIds = [held, running, matured, ...Object.values(onMarket)]
    const ofHeld = { tokenId: held }
    return {
      values: {
        tokenId: running,
        tokenIds: running,
        number: '1',
        to: friend,
        spender: world.deployment.contracts['Cards']!.address,
        price: '100000000',
        maxPrice: '1000000000',
        minAmount: '100000000',
        level: '1',
        time: String(30 * day),
      },
      ofPath: {
        '/swapnft/ido/transferBefore': ofHeld,
        '/swapnft/ido/openPledgeBefore': ofHeld,
        '/swapnft/ido/closePledgeBefore': { tokenId: matured },
        '/swapnft/aon/operateCard': ofHeld,
        '/deposit/mucnft-pledge/pledgePayBefore': { tokenIds: held },
        '/tessera/nft/acceptBefore': { ...ofHeld, number: onMarket.offered },
        '/tessera/nft/cancelOfferBefore': { number: onMarket.offering },
        '/swapnft/aon/canBuySkuProduct': { tokenId: onMarket.forSale },
        '/swapnft/aon/buySkuProduct': { tokenId: onMarket.forSale },
        '/tessera/nft/offerBefore': { tokenId: onMarket.forSale },
        '/tessera/nft/settleBefore': { tokenId: onMarket.sold },
        '/tessera/nft/cancelSaleBefore': { tokenId: onMarket.bought },
        '/tessera/nft/allowBefore': { coin: 'USDT' },
        '/tessera/nft/withdrawBefore': { coin: 'USDT' },
      },
      known: {
        tokenId: tokenIds,
        tokenIds: [...tokenIds, tokenIds.join(','), '7001,7001', '9999999999'],
        // Listings and frozen sales count from 1 for each card, offers over all.
        number: ['1', '2', '3', '4'],
        level: ['0', '1', '2', '3', '4', '5', '6'],
        time: ['604800', '2592000', '7776000', '15552000'],
      },
    }
  },
  signing: {
    chosenByServer: {
      'nft.sell expiry': 'a moment that counts from the chain’s time at the order',
      'nft.offer expiry': 'a moment that counts from the chain’s time at the order',
    },
    orLess: ['nft.buy', 'nft.buyListed'],
  },
  audit: {
    faults: [
      ['nft_cards.owner', `update nft_cards set owner = 'somebody' where token_id = 1`],
      ['nft_holders.owed', 'update nft_holders set owed = owed + 1'],
    ],
  },
  mutation: [
    {
      tests: 'Cards*.t.sol',
      contracts: ['Cards', 'CardOffer', 'CardOwners', 'CardStakes', 'Card', 'Holder', 'Sale'],
    },
    {
      tests: 'CardMarket*.t.sol',
      contracts: ['CardMarket', 'MarketListings', 'MarketSales', 'Listing'],
    },
    { tests: 'CardArt.t.sol', contracts: ['CardArt'] },
  ],
  payments: nftPayments,
}
