/**
 * Places that name features in particular, each with its reason: a file, or a folder by its slash. One that names none any
 * more is a violation itself, so that the list only shrinks.
 */
export const allowed: Readonly<Record<string, string>> = {
  'apps/deploy/': 'seed data, and the tests of what is deployed, are by contract',
  'apps/keeper/': 'starts each keeper at the contract whose key it has',
  'features/admin/': 'calls of roles, by the contracts that have them',
  'features/launch/contract/deploy.ts': 'a sale locks liquidity of its developer in lock A',
  'features/nft/server/indexer.ts': 'cards in the urn are held by the boxes, and counted apart',
  'features/nft/server/standing.ts': 'the same',
  'features/nft/server/tallies.ts': 'the same',
  'platform/contracts/deploy.ts': 'the average price stands with the coins that it prices',
  'platform/server/orders/orders.chain.test.ts': 'reads the open orders from home, as the app does',
  'scripts/announceCommand.ts': 'the operator’s command that signs announcements',
  'scripts/boundaries.test.ts': 'plants what is refused',
  'scripts/energy-exchange.ts': 'not yet by feature: measured steps',
  'scripts/energy-rewards.ts': 'the same',
  'scripts/energy.ts': 'the same',
  'scripts/epochCommand.ts':
    'the operator’s second look at epochs, beside the keeper that posts them',
  'scripts/logCommand.ts': 'the log of operators as a visitor verifies it',
  'tests/http/': 'calls of home, as public calls',
  'tests/journeys/firstLoad.journey.test.ts': 'what is not to be loaded at first',
  'tests/journeys/hostile.journey.test.ts': 'calls of home, and the examples tried alone',
  'tests/journeys/hostileReplies.test.ts': 'calls of home, as replies of every form',
  'tests/journeys/hostileShapes.test.ts': 'replies of every form',
  'tests/journeys/hostileVisits.ts': 'what every screen requests',
  'tests/journeys/keeper.ts': 'settles what a story buys',
  'tests/journeys/noPrice.journey.test.ts': 'each purchase without a price',
  'tests/journeys/screens.ts': 'the one who has something of everything',
  'tests/journeys/states.journey.test.ts': 'the configuration that every screen requests',
  'tests/sim/': 'a model of the product as a whole, event by event',
  'tools/bench/': 'measured call by call and event by event beside peers',
  'tools/seed/': 'not yet by feature: the demo’s story',
}
