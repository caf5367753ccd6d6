import { readFileSync } from 'node:fs'
import path from 'node:path'

import { demoAccounts } from '#tools/devnet/accounts.ts'
import { zeroAddress as trx } from '#platform/std/address.ts'

import { Client } from './client.ts'
import type { Killable } from './killable.ts'
import type { Act } from './resumable.ts'

const day = 86_400

/** The story of one newcomer on a stack that is killed under them. */
export class KillStory {
  readonly stack: Killable
  private readonly tokens = new Map<string, string>()

  constructor(stack: Killable) {
    this.stack = stack
  }

  /** The same person at another stack. */
  at(stack: Killable): KillStory {
    const story = new KillStory(stack)
    for (const [name, token] of this.tokens) story.tokens.set(name, token)
    return story
  }

  heidi = (): Promise<Client> => this.person('heidi')

  /** A user, on the stack's present address; the session is from before the kills. */
  async person(name: string): Promise<Client> {
    const { url, tronUrl } = this.stack
    const place = {
      server: { url },
      world: { net: { url: tronUrl, accounts: demoAccounts() } },
    }
    const client = new Client(place, name)
    const token = this.tokens.get(name)
    if (token === undefined) await client.signIn()
    else client.token = token
    this.tokens.set(name, client.token)
    return client
  }

  contract(name: string): string {
    const file = path.join(this.stack.folder, 'deployment.json')
    return JSON.parse(readFileSync(file, 'utf8')).contracts[name].address
  }

  activate(): Act {
    return {
      name: 'activate',
      before: {
        contract: this.contract('Team'),
        selector: 'bindParent(address)',
        args: [demoAccounts()[0]!.address],
        callValue: '0',
        feeLimit: '100000000',
      },
      after: '/deposit/bttk/bindUpMemberDecentralized',
      form: {},
    }
  }

  buy(): Act {
    return {
      name: 'buy',
      before: '/deposit/aon/buyProductFirstPayBefore',
      after: '/deposit/aon/buyProductFirstPayAfter',
      form: { level: '1' },
    }
  }

  stake(tokenId: string): Act {
    return {
      name: 'stake',
      before: '/swapnft/ido/openPledgeBefore',
      after: '/swapnft/ido/openPledgeAfter',
      form: { tokenId, time: String(30 * day) },
    }
  }

  claim(): Act {
    const click = '/deposit/mucnft-pledge/click'
    return { name: 'claim', before: click, after: click, form: {} }
  }

  unlock(tokenId: string): Act {
    return {
      name: 'unlock',
      before: '/swapnft/ido/closePledgeBefore',
      after: '/swapnft/ido/closePledgeAfter',
      form: { tokenId },
    }
  }

  /** Of the community root, who invited Heidi: from her first purchase on. */
  claimFees(): Act {
    return {
      name: 'claim shares of fees',
      before: '/tessera/earnings/claimFeesBefore',
      after: '/tessera/earnings/claimFeesAfter',
      form: {},
    }
  }

  /** Of accounts with a level: the community root, from Heidi's first stake on. */
  claimBonus(): Act {
    return {
      name: 'claim a bonus',
      before: '/tessera/earnings/claimBonusBefore',
      after: '/tessera/earnings/claimBonusAfter',
      form: {},
    }
  }

  /** The stakes of thirty days end; the keeper lets an average begin, and stores it half an hour later. */
  async month(): Promise<void> {
    const root = await this.person('deployer')
    const oracle = this.contract('TwapOracle')
    const isStored = async (): Promise<boolean> =>
      (await root.number(oracle, 'trxAverage()')) !== 0n
    // What waits shows in reads already, and a jump of time would let it expire: each is in a block before the next.
    const mined = () => root.control('mine', { blocks: '1' })
    await this.pass(31 * day)
    await this.stack.until(async () => !(await isStored()))
    await mined()
    await this.pass(31 * 60)
    await this.stack.until(isStored)
    await mined()
  }

  private async pass(seconds: number): Promise<void> {
    const body = JSON.stringify({ seconds })
    const headers = { 'content-type': 'application/json' }
    const url = `${this.stack.url}/tron/devnet/travel`
    const { ok, status } = await fetch(url, { method: 'POST', headers, body })
    if (!ok) throw new Error(`time did not pass: ${status}`)
  }

  /** Until the root can claim what the keeper has posted and accepted. */
  async epoch(): Promise<void> {
    const root = await this.person('deployer')
    let looks = 0
    await this.stack.until(async () => {
      const { data } = await root.post('/tessera/earnings/claimable')
      const bonus = data.list.find(({ from }: { from: string }) => from === 'bonus')
      if (bonus.amount !== '0') return true
      // The keeper looks every ten seconds, and what it has signed holds for a minute: a leap in each of its looks
      // would make that void before it is in a block.
      if (looks % 15 === 0) await this.pass(60)
      looks += 1
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      return false
    })
  }

  /** The rows about Heidi, beside the contracts' values. */
  async reported(): Promise<{ tables: object; contracts: object }> {
    const heidi = await this.heidi()
    const [own, part, open] = await Promise.all([
      heidi.post('/swapnft/aon/ownCardPage'),
      heidi.post('/deposit/mucnft-pledge/part'),
      heidi.post('/deposit/aon/buyRecordOfNoPay'),
    ])
    const [cards, paid] = await Promise.all([
      heidi.number(this.contract('Cards'), 'balanceOf(address)', heidi.address),
      heidi.number(this.contract('Tes'), 'balanceOf(address)', heidi.address),
    ])
    return {
      tables: { cards: own.data.total, paid: part.data.mine.claimed, open: open.data.total },
      contracts: { cards: Number(cards), paid: String(paid), open: 0 },
    }
  }

  /**
   * Sun that the root was paid, of shares and of bonuses: the ledger's rows, beside the contracts'
   * values.
   */
  async paidToRoot(): Promise<{ ledger: string; contracts: string }> {
    const root = await this.person('deployer')
    const { data } = await root.post('/deposit/memberProfit/statistics')
    const sun = data.coins.find(({ coin }: { coin: { address: string } }) => coin.address === trx)
    const splitter = this.contract('FeeSplitter')
    const [earned, left, bonuses] = await Promise.all([
      root.number(splitter, 'earnedOf(address)', root.address),
      root.number(splitter, 'creditOf(address)', root.address),
      root.number(this.contract('RewardDistributor'), 'totalsOf(address)', trx),
    ])
    // Two words, accepted and paid: only the root claims bonuses here.
    const paid = bonuses % (1n << 256n)
    return { ledger: sun.claimed, contracts: String(earned - left + paid) }
  }

  async newestCard(): Promise<string> {
    const { data } = await (await this.heidi()).post('/swapnft/aon/ownCardPage', { state: 'held' })
    const ids: number[] = data.list.map((card: { tokenId: number }) => card.tokenId)
    return String(Math.max(...ids))
  }
}
