// The tables that the product keeps of the same events, but for those of boxes and of the ranges of worth.
import { onchainTable, primaryKey } from 'ponder'

export const transactions = onchainTable('transactions', (t) => ({
  hash: t.hex().primaryKey(),
  block: t.bigint().notNull(),
  txIndex: t.integer().notNull(),
  owner: t.hex().notNull(),
  contract: t.hex(),
  data: t.hex().notNull(),
  callValue: t.bigint().notNull(),
}))

export const members = onchainTable('members', (t) => ({
  address: t.hex().primaryKey(),
  parent: t.hex(),
  ordinal: t.integer().notNull(),
  activeSince: t.bigint(),
  directCount: t.integer().notNull(),
  teamSize: t.integer().notNull(),
  block: t.bigint().notNull(),
}))

export const cards = onchainTable('cards', (t) => ({
  tokenId: t.bigint().primaryKey(),
  seq: t.integer().notNull(),
  level: t.integer().notNull(),
  owner: t.hex().notNull(),
  mintedAt: t.bigint().notNull(),
  boughtFor: t.bigint().notNull(),
  usdtPrice: t.bigint().notNull(),
  pledgeStart: t.bigint(),
  unlockTime: t.bigint(),
  reward: t.bigint().notNull(),
  paid: t.bigint().notNull(),
  standing: t.text().notNull(),
  approved: t.boolean().notNull(),
  listingNumber: t.integer(),
  listingSeq: t.integer(),
  listingPrice: t.bigint(),
  listingExpiry: t.bigint(),
  events: t.integer().notNull(),
  block: t.bigint().notNull(),
}))

export const cardEvents = onchainTable(
  'card_events',
  (t) => ({
    tokenId: t.bigint().notNull(),
    seq: t.integer().notNull(),
    kind: t.text().notNull(),
    fromAddress: t.hex(),
    toAddress: t.hex(),
    amount: t.bigint(),
    time: t.bigint().notNull(),
    txHash: t.hex().notNull(),
    block: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.tokenId, table.seq] }) }),
)

export const pledges = onchainTable(
  'pledges',
  (t) => ({
    owner: t.hex().notNull(),
    seq: t.integer().notNull(),
    tokenId: t.bigint().notNull(),
    level: t.integer().notNull(),
    start: t.bigint().notNull(),
    unlockTime: t.bigint().notNull(),
    reward: t.bigint().notNull(),
    endedAt: t.bigint(),
    ending: t.text(),
    block: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.owner, table.seq] }) }),
)

// The stake of a card that runs: Ponder finds rows by their key alone.
export const running = onchainTable('running', (t) => ({
  tokenId: t.bigint().primaryKey(),
  owner: t.hex().notNull(),
  seq: t.integer().notNull(),
}))

export const holders = onchainTable('holders', (t) => ({
  owner: t.hex().primaryKey(),
  cards: t.integer().notNull(),
  pledges: t.integer().notNull(),
  approvesAll: t.boolean().notNull(),
  block: t.bigint().notNull(),
}))

export const levelStats = onchainTable('level_stats', (t) => ({
  level: t.integer().primaryKey(),
  minted: t.integer().notNull(),
  staked: t.integer().notNull(),
  volume: t.bigint().notNull(),
  sales: t.integer().notNull(),
  block: t.bigint().notNull(),
}))

export const totals = onchainTable('totals', (t) => ({
  id: t.integer().primaryKey(),
  minted: t.integer().notNull(),
  holders: t.integer().notNull(),
  listings: t.integer().notNull(),
  rateSun: t.bigint().notNull(),
  rateUsdt: t.bigint().notNull(),
  block: t.bigint().notNull(),
}))

export const listings = onchainTable(
  'listings',
  (t) => ({
    tokenId: t.bigint().notNull(),
    number: t.integer().notNull(),
    seq: t.integer().notNull(),
    seller: t.hex().notNull(),
    coin: t.hex().notNull(),
    price: t.bigint().notNull(),
    listedAt: t.bigint().notNull(),
    expiry: t.bigint().notNull(),
    state: t.text().notNull(),
    endedAt: t.bigint(),
    block: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.tokenId, table.number] }) }),
)

export const sales = onchainTable('sales', (t) => ({
  id: t.text().primaryKey(),
  tokenId: t.bigint().notNull(),
  level: t.integer().notNull(),
  kind: t.text().notNull(),
  coin: t.hex().notNull(),
  price: t.bigint().notNull(),
  time: t.bigint().notNull(),
  txHash: t.hex().notNull(),
}))

export const cardCounts = onchainTable('card_counts', (t) => ({
  id: t.text().primaryKey(),
  cards: t.integer().notNull(),
  block: t.bigint().notNull(),
}))
