import { owned } from './account/place.ts'
import type { Case } from './cases.ts'

/** Pages of twenty, the last ones too, in an order that leaps. */
const pages = (rows: number, fields = ''): readonly string[] =>
  Array.from({ length: 50 }, (_, i) => {
    const last = Math.ceil(rows / 20)
    return `pageNum=${1 + ((i * 97) % last)}&pageSize=20${fields}`
  })

const read = (name: string, path: string, bodies: readonly string[] = ['']): Case => ({
  name: `5,000 of everything: ${name}`,
  path,
  bodies,
  signedIn: true,
})

/**
 * The ten reads that took most of the processors, server and database together, for an account that
 * has 5,000 of everything, of those that take less for an account that has nothing: all 49 reads of
 * an account were measured. What takes its time at the node, and as long for all accounts, is not
 * among them. Of the features that came later each one's own page. `nftStatistic` belongs to no account; its floors came one after the other. `portfolio` is what home
 * asks for every account, of all features at once.
 */
export const reads: readonly Case[] = [
  read('cards', '/swapnft/aon/ownCardPage', pages(owned, '&state=all')),
  read('cards that earn', '/swapnft/aon/ownCardPage', pages(owned / 4, '&state=mining')),
  read('frozen sales', '/tessera/nft/ownSales', pages(owned)),
  read('cards bought', '/deposit/aon/buyRecordPage', pages(owned, '&kind=card')),
  read('boxes bought', '/deposit/aon/buyRecordPage', pages(owned, '&kind=box')),
  read('boxes sealed', '/tessera/blindbox/mine'),
  read('staked coins', '/deposit/project/singleCoinPledgeStatistic'),
  read('staked cards', '/deposit/mucnft-pledge/part'),
  read('unfinished orders', '/deposit/aon/buyRecordOfNoPay', pages(20)),
  read('all orders', '/tessera/home/activity', pages(owned)),
  { ...read('worth of everything', '/tessera/home/portfolio'), seconds: 10 },
  read('OTC offers', '/tessera/otc/ownPage', pages(owned / 2, '&state=standing')),
  read('OTC sales', '/deposit/aonTrans/userProductBuyRecordList', pages(owned / 2, '&role=seller')),
  read('presales', '/tessera/launch/mine', pages(owned)),
  read('done in presales', '/deposit/buyToken/record', pages(owned)),
  read('burns', '/deposit/cold/mining/userCalculationRecord', pages(owned)),
  read('passes', '/tessera/burn/passPage', pages(owned)),
  read('leases of energy', '/tessera/energy/leases', pages(owned)),
  read('done with votes', '/tessera/dao/record', pages(owned)),
  read('shares of assets', '/tessera/rwa/mine', pages(owned)),
  read('what can leave', '/tessera/exit/positions'),
  read('numbers of all cards', '/deposit/project/nftStatistic'),
]
