// The tables that the product keeps of the same events, with the columns that these events fill:
// cards, market, the team with its levels, pledges and earnings, the ledger. Not those of boxes,
// frozen sales and offers, which have no event here, nor the ranges of worth, nor members' paths
// and their buckets. What counts 0 keeps its row, which the product deletes: Ponder would query the
// database for each.
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
  depth: t.integer().notNull(),
  activeSince: t.bigint(),
  directCount: t.integer().notNull(),
  activeDirects: t.integer().notNull(),
  secondCount: t.integer().notNull(),
  teamSize: t.integer().notNull(),
  pledge: t.bigint().notNull(),
  directPledge: t.bigint().notNull(),
  secondPledge: t.bigint().notNull(),
  teamPledge: t.bigint().notNull(),
  level: t.integer().notNull(),
  // The block in which the level changed last, and what it was before: fees need it.
  levelBlock: t.bigint().notNull(),
  levelBefore: t.integer().notNull(),
  records: t.integer().notNull(),
  boundBlock: t.bigint().notNull(),
  block: t.bigint().notNull(),
}))

export const teamLevelCounts = onchainTable(
  'team_level_counts',
  (t) => ({
    address: t.hex().notNull(),
    level: t.integer().notNull(),
    members: t.integer().notNull(),
    pledge: t.bigint().notNull(),
    block: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.address, table.level] }) }),
)

export const teamLevelChanges = onchainTable(
  'team_level_changes',
  (t) => ({
    address: t.hex().notNull(),
    block: t.bigint().notNull(),
    level: t.integer().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.address, table.block] }) }),
)

export const teamPledges = onchainTable(
  'team_pledges',
  (t) => ({
    source: t.text().notNull(),
    position: t.text().notNull(),
    owner: t.hex().notNull(),
    worth: t.bigint().notNull(),
    block: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.source, table.position] }) }),
)

export const teamRecords = onchainTable(
  'team_records',
  (t) => ({
    address: t.hex().notNull(),
    number: t.integer().notNull(),
    member: t.hex().notNull(),
    line: t.integer().notNull(),
    source: t.text().notNull(),
    kind: t.text().notNull(),
    worth: t.bigint().notNull(),
    time: t.bigint().notNull(),
    txHash: t.hex().notNull(),
    block: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.address, table.number] }) }),
)

export const teamEarnings = onchainTable('team_earnings', (t) => ({
  address: t.hex().primaryKey(),
  earned: t.bigint().notNull(),
  block: t.bigint().notNull(),
}))

export const teamEarningRanges = onchainTable('team_earning_ranges', (t) => ({
  fromEarned: t.bigint().primaryKey(),
  members: t.integer().notNull(),
  earned: t.bigint().notNull(),
  block: t.bigint().notNull(),
}))

export const earningsFees = onchainTable(
  'earnings_fees',
  (t) => ({
    block: t.bigint().notNull(),
    txIndex: t.integer().notNull(),
    logIndex: t.integer().notNull(),
    source: t.hex().notNull(),
    payer: t.hex().notNull(),
    fee: t.bigint().notNull(),
    level1: t.hex(),
    level2: t.hex(),
    bonusLevel: t.integer().notNull(),
    bonus: t.bigint().notNull(),
    bonusNumber: t.integer(),
    time: t.bigint().notNull(),
    txHash: t.hex().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.block, table.txIndex, table.logIndex] }) }),
)

export const earningsBonuses = onchainTable('earnings_bonuses', (t) => ({
  account: t.hex().primaryKey(),
  lines: t.integer().notNull(),
  total: t.bigint().notNull(),
  block: t.bigint().notNull(),
}))

export const earningsTransfers = onchainTable(
  'earnings_transfers',
  (t) => ({
    block: t.bigint().notNull(),
    txIndex: t.integer().notNull(),
    logIndex: t.integer().notNull(),
    line: t.integer().notNull(),
    kind: t.text().notNull(),
    book: t.text().notNull(),
    debit: t.text().notNull(),
    credit: t.text().notNull(),
    coin: t.hex().notNull(),
    amount: t.bigint().notNull(),
    number: t.integer(),
    partNumber: t.integer(),
    time: t.bigint().notNull(),
    txHash: t.hex().notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.block, table.txIndex, table.logIndex, table.line] }),
  }),
)

export const earningsLists = onchainTable(
  'earnings_lists',
  (t) => ({
    account: t.hex().notNull(),
    list: t.text().notNull(),
    lines: t.integer().notNull(),
    block: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.account, table.list] }) }),
)

export const earningsSums = onchainTable(
  'earnings_sums',
  (t) => ({
    account: t.text().notNull(),
    book: t.text().notNull(),
    kind: t.text().notNull(),
    coin: t.hex().notNull(),
    credited: t.bigint().notNull(),
    debited: t.bigint().notNull(),
    transfers: t.integer().notNull(),
    block: t.bigint().notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.account, table.book, table.kind, table.coin] }),
  }),
)

export const earningsDays = onchainTable(
  'earnings_days',
  (t) => ({
    account: t.hex().notNull(),
    coin: t.hex().notNull(),
    kind: t.text().notNull(),
    day: t.bigint().notNull(),
    amount: t.bigint().notNull(),
    block: t.bigint().notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.account, table.coin, table.kind, table.day] }),
  }),
)

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
  // Which of its owner's stakes runs: Ponder finds rows by their key alone.
  pledgeSeq: t.integer(),
  standing: t.text().notNull(),
  approved: t.boolean().notNull(),
  openListing: t.integer(),
  listingNumber: t.integer(),
  listingSeq: t.integer(),
  listingCoin: t.hex(),
  listingPrice: t.bigint(),
  listingWorth: t.bigint(),
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
    coin: t.hex(),
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
    paid: t.bigint().notNull(),
    endedAt: t.bigint(),
    ending: t.text(),
    txHash: t.hex().notNull(),
    block: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.owner, table.seq] }) }),
)

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
  marketVolume: t.bigint().notNull(),
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
    worth: t.bigint().notNull(),
    listedAt: t.bigint().notNull(),
    expiry: t.bigint().notNull(),
    state: t.text().notNull(),
    endedAt: t.bigint(),
    txHash: t.hex().notNull(),
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
  worth: t.bigint().notNull(),
  time: t.bigint().notNull(),
  txHash: t.hex().notNull(),
}))

export const cardCounts = onchainTable('card_counts', (t) => ({
  id: t.text().primaryKey(),
  cards: t.integer().notNull(),
  block: t.bigint().notNull(),
}))
