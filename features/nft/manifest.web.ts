import type { WebFeature } from '#platform/web/feature.ts'

import { nftTitles as texts } from './web/textTitles.ts'

const myNft = async () => {
  const { MyNftScreen } = await import('./web/MyNftScreen.tsx')
  return { Screen: MyNftScreen }
}

export const nftWeb: WebFeature = {
  name: 'nft',
  routes: [
    {
      path: '/nft',
      page: 'market',
      layout: 'back',
      title: texts.market,
      keepAlive: true,
      params: ['sort', 'level', 'state', 'tokenId'],
      load: async () => {
        const { MarketScreen } = await import('./web/MarketScreen.tsx')
        return { Screen: MarketScreen }
      },
    },
    {
      path: '/nftInv',
      page: 'nftInv',
      layout: 'back',
      params: ['level'],
      title: texts.buyCards,
      load: async () => {
        const { NftInvScreen } = await import('./web/NftInvScreen.tsx')
        return { Screen: NftInvScreen }
      },
    },
    {
      path: '/nftDetail',
      page: 'nftDetail',
      layout: 'back',
      params: ['tokenId'],
      title: texts.cardTitle,
      load: async () => {
        const { NftDetailScreen } = await import('./web/NftDetailScreen.tsx')
        return { Screen: NftDetailScreen }
      },
    },
    {
      path: '/nftPledge',
      page: 'nftPledge',
      layout: 'back',
      title: texts.staking,
      load: async () => {
        const { NftPledgeScreen } = await import('./web/NftPledgeScreen.tsx')
        return { Screen: NftPledgeScreen }
      },
    },
    { path: '/myNft', page: 'myNft', layout: 'back', title: texts.myNft, load: myNft },
    { path: '/mynft', page: 'mynft', layout: 'top', title: texts.myNft, load: myNft },
  ],
  flows: async () => {
    const [buy, pledge, pledgeMany, unlock, exit, claim, transfer, market] = await Promise.all([
      import('./web/flows/buy.tsx'),
      import('./web/flows/pledge.tsx'),
      import('./web/flows/pledgeMany.tsx'),
      import('./web/flows/unlock.tsx'),
      import('./web/flows/exit.tsx'),
      import('./web/flows/claim.tsx'),
      import('./web/flows/transfer.tsx'),
      import('./web/market/flows/all.ts'),
    ])
    return [
      buy.buyFlow,
      pledge.pledgeFlow,
      pledgeMany.pledgeManyFlow,
      unlock.unlockFlow,
      exit.exitFlow,
      claim.claimFlow,
      transfer.transferFlow,
      ...market.marketFlows,
    ]
  },
  records: async () => (await import('./web/records.ts')).nftRecords,
  exits: async () => (await import('./web/exits/all.ts')).nftExits,
  terms: async () => (await import('./web/terms.ts')).nftTerms,
  income: [{ kind: 'cards', coin: 'TES', title: texts.income }],
  pledge: texts.pledge,
  reserves: { cards: texts.reserve },
  owed: { cardMarket: texts.market },
  holdings: {
    cards: texts.cardTitle,
    cardRewards: texts.rewards,
    marketCredits: texts.credits,
  },
  claims: async () => (await import('./web/claimSteps.ts')).nftClaims,
  tiles: [
    { group: 'cards', order: 10, text: texts.market, to: '/nft', icon: 'mosaic' },
    { group: 'cards', order: 20, text: texts.buyCards, to: '/nftInv', icon: 'buyCard' },
    { group: 'cards', order: 40, text: texts.myNft, to: '/myNft', icon: 'cards' },
    { group: 'earn', order: 10, text: texts.staking, to: '/nftPledge', icon: 'stake' },
  ],
}
