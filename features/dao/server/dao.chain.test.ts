import { must } from '#tests/journeys/must.ts'
import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { daoTimes } from '../contract/deploy.ts'
import { type Members, members, mirrors, ours, tes } from './testing/members.ts'

/** A proposal from its stakes to its payment; each call and each row against the contracts. */
let stack: Stack
let all: Members
const times = daoTimes('local')
const text = (title: string) => `${title}\n\nFor all who make tokens here.`
const usdt = (whole: number) => String(whole * 1_000_000)
const before = (name: string) => ours(`${name}Before`)

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await members(stack)
}, 300_000)
afterAll(() => stack?.close())

describe('the stake', () => {
  test('is taken once it is allowed', async () => {
    const form = { amount: String(tes(100n)) }
    const wanted = { field: 'amount', code: 'ALLOW_FIRST', status: 409 }
    const texts = { en: 'Let the contract take 100 TES first', tc: '請先授權合約使用 100 TES' }
    await refused(all.alice, before('stake'), form, { ...wanted, ...texts })
    await refused(
      all.alice,
      before('stake'),
      { amount: String(tes(30_000_001n)) },
      { ...wanted, code: 'ABOVE_BALANCE', en: '30000000 TES', tc: '30000000 TES' },
    )
    await all.stake(all.alice, 25_000_000n)
    await all.stake(all.bob, 2_000_000n)
    await all.stake(all.carol, 999n)
    await all.stake(all.erin, 1_000_000n)
    expect(await all.ask(all.alice, 'mine')).toMatchObject({
      staked: String(tes(25_000_000n)),
      balance: String(tes(5_000_000n)),
      allowance: '0',
      delegatedTo: null,
      votes: String(tes(25_000_000n)),
      votesBefore: '0',
      counted: '0',
      refusal: { reason: 'BELOW_THRESHOLD' },
      nonce: '0',
      domain: { name: 'Tessera Dao', version: '1' },
    })
    await mirrors(stack)
  })

  test('gives its votes to another account, which gets no coins', async () => {
    await refused(
      all.erin,
      before('delegate'),
      { delegatee: all.erin.address },
      {
        status: 409,
        code: 'DELEGATED_ALREADY',
        field: 'delegatee',
        en: /^This account has your votes already$/,
        tc: /^此帳戶已擁有您的投票權$/,
      },
    )
    await all.act(all.erin, 'delegate', { delegatee: all.bob.address })
    await mirrors(stack)
    expect(await all.ask(all.erin, 'mine')).toMatchObject({
      staked: String(tes(1_000_000n)),
      delegatedTo: all.bob.address,
      votes: '0',
    })
    expect(await all.ask(all.bob, 'mine')).toMatchObject({
      staked: String(tes(2_000_000n)),
      votes: String(tes(3_000_000n)),
      delegated: String(tes(1_000_000n)),
      delegators: 1,
      delegatedFrom: [{ account: all.erin.address, staked: String(tes(1_000_000n)) }],
    })
  })

  test('leaves in part, and no more than there is', async () => {
    const more = { amount: String(tes(1_000n)) }
    const wanted = { status: 409, code: 'ABOVE_STAKE', field: 'amount' }
    const texts = { en: 'Above your stake: 999 TES', tc: '超過您的質押：999 TES' }
    await refused(all.carol, before('leave'), more, { ...wanted, ...texts })
    await all.act(all.erin, 'leave', { amount: String(tes(500_000n)) })
    await mirrors(stack)
    expect((await all.ask(all.bob, 'mine')).votes).toBe(String(tes(2_500_000n)))
  })
})

describe('the pool', () => {
  test('is given coins that nobody can take back', async () => {
    await must(stack.world, 'deployer', 'Usdt', 'transfer', [
      stack.world.hex('dave'),
      1_000_000_000n,
    ])
    await stack.server.indexer.catchUp()
    await refused(
      all.dave,
      before('donateCoin'),
      { coin: 'TRX', amount: '1' },
      { status: 422, code: 'NOT_POOL_COIN', field: 'coin', en: 'USDT and TES', tc: 'USDT 與 TES' },
    )
    await all.act(all.dave, 'approveGift', { coin: 'USDT', amount: usdt(1_000) })
    await all.act(all.dave, 'donateCoin', { coin: 'USDT', amount: usdt(1_000) })
    await all.act(all.dave, 'donate', { amount: '300000000' })
    const { coins, window, parts, enabled, creationFee } = await all.ask(all.dave, 'pool')
    expect([window, parts, enabled, creationFee]).toEqual([30 * 86_400, 10, true, '22000000'])
    expect(coins).toMatchObject([
      { coin: { symbol: 'TRX' }, amount: '300000000', lately: '0', payable: '30000000' },
      { coin: { symbol: 'USDT' }, amount: usdt(1_000), payable: usdt(100), given: usdt(1_000) },
      { coin: { symbol: 'TES' }, amount: '0', payable: '0', given: '0', paid: '0' },
    ])
    expect(coins[1].mine).toEqual({ balance: '0', allowance: '0' })
  })
})

describe('a proposal', () => {
  const calls = () => `pay:USDT:${all.frank.address}:${usdt(40)};fee:12000000`

  test('names what is wrong with its calls, and the limit', async () => {
    await all.pass(times.heldFor)
    const asked = { description: text('Lower') }
    const wrong = { status: 422, field: 'calls' }
    const to = all.frank.address
    await refused(
      all.alice,
      before('propose'),
      { ...asked, calls: `disable;pay:ABC:${to}:1` },
      { ...wrong, code: 'CALLS_WRONG', en: /^Call 2 /, tc: /^第 2 項/ },
    )
    const { pool } = await all.ask(all.alice, 'pool')
    await refused(
      all.alice,
      before('propose'),
      { ...asked, calls: `pay:TRX:${pool}:1` },
      { ...wrong, code: 'TO_POOL', en: /^Call 1 /, tc: /^第 1 項/ },
    )
    await refused(
      all.alice,
      before('propose'),
      { ...asked, calls: 'fee:12000000;fee:12000000' },
      { status: 409, field: 'calls', code: 'FEE_NOT_LOWER', en: /is 12 TRX/, tc: /為 12 TRX/ },
    )
    await refused(
      all.alice,
      before('propose'),
      { calls: 'disable', description: 'A title alone' },
      { status: 422, field: 'description', code: 'ENTER_TITLE', en: 'title', tc: '標題' },
    )
    await refused(
      all.carol,
      before('propose'),
      { ...asked, calls: 'disable' },
      { status: 409, code: 'BELOW_THRESHOLD', en: /100,000 votes.*0.02 h.*999$/, tc: /999 票$/ },
    )
    await refused(
      all.alice,
      before('propose'),
      { ...asked, calls: Array.from({ length: 11 }, () => 'disable').join(';') },
      { status: 422, code: 'INVALID', field: 'calls', en: /^calls: /, tc: /^calls：/ },
    )
  })

  test('is shown with what it changes, before and after', async () => {
    const id = await all.propose(all.alice, calls(), text('Lower\u202e the fee'))
    await mirrors(stack)
    const shown = await all.one(all.bob, id)
    expect(shown).toMatchObject({
      proposal: {
        proposalId: id,
        number: 1,
        proposer: all.alice.address,
        title: 'Lower the fee',
        state: 'pending',
        quorum: String(quorumNow()),
        leastFor: String(tes(20_000_000n)),
        endBefore: null,
        eta: null,
        calls: [
          {
            kind: 'pay',
            coin: { symbol: 'USDT' },
            to: all.frank.address,
            amount: usdt(40),
            before: usdt(1_000),
            after: usdt(960),
          },
          { kind: 'fee', call: 'setCreationFee(12000000)', before: '22000000', after: '12000000' },
        ],
      },
      description: text('Lower the fee'),
      outcome: 'fails',
      mine: { weight: String(tes(2_500_000n)), vote: null, refusal: { reason: 'VOTE_NOT_OPEN' } },
    })
    expect(shown.against.map(({ what }: { what: string }) => what)).toEqual([
      'quorum',
      'leastFor',
      'majority',
    ])
    expect(shown.proposal.end - shown.proposal.start).toBe(times.period)
    await refused(
      all.bob,
      before('vote'),
      { proposalId: id, support: '1' },
      { status: 409, code: 'VOTE_NOT_OPEN', field: 'proposalId', en: /Vote: /, tc: /投票時間：/ },
    )
  })
})

const quorumNow = () => tes(27_500_999n) / 25n
const first = async () => {
  const { list } = await all.ask(all.alice, 'proposalPage')
  return list.at(-1).proposalId as string
}

describe('a vote', () => {
  test('is signed and sent by anybody, from 1,000 TES on', async () => {
    const id = await first()
    await all.pass(times.delay)
    expect(await all.one(all.bob, id)).toMatchObject({
      proposal: { state: 'active' },
      mine: { weight: String(tes(2_500_000n)), refusal: null, signedRefusal: null },
    })
    const form = { proposalId: id, support: '0' }
    const carols = { ...form, signature: await all.sign(all.carol, id, 0) }
    await refused(all.carol, ours('signedVote'), carols, {
      status: 409,
      code: 'WEIGHT_SMALL',
      field: 'proposalId',
      en: /1000 TES and more.*999/,
      tc: /1000 TES 以上.*999/,
    })
    const erins = { ...form, signature: await all.sign(all.erin, id, 0) }
    await refused(all.erin, ours('signedVote'), erins, {
      status: 409,
      code: 'NO_VOTES',
      field: 'proposalId',
      en: /0.02 h/,
      tc: /0.02 小時/,
    })
    // Of another vote, and of another account.
    for (const signature of [await all.sign(all.bob, id, 1), carols.signature]) {
      await refused(
        all.bob,
        ours('signedVote'),
        { ...form, signature },
        {
          status: 422,
          code: 'VOTE_SIGNATURE',
          field: 'signature',
          en: 'not your signature',
          tc: '不是您',
        },
      )
    }
    const bobs = { ...form, signature: await all.sign(all.bob, id, 0) }
    const { time, until } = await all.ask(all.bob, 'signedVote', bobs)
    const { proposal } = await all.one(all.bob, id)
    expect(until).toBe(proposal.end)
    // The same again is the same; another is refused.
    expect(await all.ask(all.bob, 'signedVote', bobs)).toEqual({ time, until })
    const other = { ...form, support: '1', signature: await all.sign(all.bob, id, 1) }
    await refused(all.bob, ours('signedVote'), other, {
      status: 409,
      code: 'SIGNED_WAITS',
      field: 'proposalId',
      en: 'waits to be sent',
      tc: '正等待發送',
    })
    expect((await all.one(all.bob, id)).mine).toMatchObject({
      vote: null,
      signed: { support: 'against', time },
      refusal: null,
      signedRefusal: { reason: 'SIGNED_WAITS' },
    })
    const { votes } = await all.ask(all.frank, 'due')
    expect(votes).toEqual([
      { proposalId: id, support: 0, voter: all.bob.address, signature: bobs.signature },
    ])
    const args = [BigInt(id), 0, stack.world.hex('bob'), votes[0].signature]
    await must(stack.world, 'frank', 'Dao', 'castVoteBySig', args)
    await stack.server.indexer.catchUp()
    expect(await all.ask(all.frank, 'due')).toEqual({ votes: [] })
    expect((await all.one(all.bob, id)).mine).toMatchObject({
      vote: { support: 'against', weight: String(tes(2_500_000n)) },
      signed: null,
      refusal: { reason: 'VOTED_ALREADY' },
    })
    await mirrors(stack)
  })

  test('counts what was staked as it began, also of those who leave in its middle', async () => {
    const id = await first()
    await all.act(all.carol, 'leave', { amount: String(tes(999n)) })
    await all.act(all.carol, 'vote', { proposalId: id, support: '2' })
    await all.act(all.alice, 'vote', { proposalId: id, support: '1' })
    await all.act(all.alice, 'leave', { amount: String(tes(1_000_000n)) })
    expect(await all.one(all.alice, id)).toMatchObject({
      proposal: {
        votes: {
          for: String(tes(25_000_000n)),
          against: String(tes(2_500_000n)),
          abstain: String(tes(999n)),
        },
        voters: 3,
        quorum: String(quorumNow()),
      },
      outcome: 'succeeds',
      against: [],
    })
    await refused(
      all.alice,
      before('vote'),
      { proposalId: id, support: '0' },
      {
        status: 409,
        code: 'VOTED_ALREADY',
        field: 'proposalId',
        en: 'You have voted',
        tc: '您已對此提案投票',
      },
    )
    const { total, list } = await all.ask(all.frank, 'voters', { proposalId: id })
    expect([total, list.map(({ voter }: { voter: string }) => voter)]).toEqual([
      3,
      [all.alice.address, all.carol.address, all.bob.address],
    ])
    await mirrors(stack)
  })

  test('is followed by the queue, and after its delay by the calls', async () => {
    const id = await first()
    const form = { proposalId: id }
    const early = { status: 409, code: 'NOT_SUCCEEDED', field: 'proposalId' }
    await refused(all.frank, before('queue'), form, { ...early, en: 'succeeded', tc: '已通過' })
    await all.pass(times.period)
    expect((await all.one(all.frank, id)).proposal.state).toBe('succeeded')
    const not = { status: 409, code: 'NOT_QUEUED', field: 'proposalId', en: 'queued', tc: '排程' }
    await refused(all.frank, before('execute'), form, not)
    await all.act(all.frank, 'queue', form)
    await mirrors(stack)
    const { eta } = (await all.one(all.frank, id)).proposal
    const wait = { status: 409, code: 'BEFORE_ETA', field: 'proposalId' }
    await refused(all.frank, before('execute'), form, {
      ...wait,
      en: /from .* on$/,
      tc: /起可以執行$/,
    })
    await all.pass(times.timelock)
    await all.act(all.erin, 'execute', form)
    const shown = await all.one(all.frank, id)
    expect(shown.proposal).toMatchObject({ state: 'executed', eta })
    expect(shown.proposal.endedAt).toBeGreaterThanOrEqual(eta)
    const { coins, creationFee } = await all.ask(all.frank, 'pool')
    expect(creationFee).toBe('12000000')
    // A tenth of 1,000 less the 40 that were paid.
    expect(coins[1]).toMatchObject({
      amount: usdt(960),
      lately: usdt(40),
      payable: usdt(60),
      paid: usdt(40),
    })
    const { total, list } = await all.ask(all.frank, 'movements')
    expect([total, list[0]]).toMatchObject([
      3,
      { kind: 'paid', account: all.frank.address, amount: usdt(40), proposalId: id },
    ])
    await mirrors(stack)
  })
})

test('records, newest first', async () => {
  const kindsOf = async (client: Members['bob']) =>
    (await all.ask(client, 'record')).list.map(({ kind }: { kind: string }) => kind)
  expect(await kindsOf(all.bob)).toEqual(['vote', 'stake'])
  const { list } = await all.ask(all.bob, 'record')
  expect(list[0]).toMatchObject({
    support: 'against',
    title: 'Lower the fee',
    amount: String(tes(2_500_000n)),
    coin: { symbol: 'TES' },
  })
  expect(await kindsOf(all.erin)).toEqual(['leave', 'delegate', 'stake'])
  expect((await all.ask(all.erin, 'record')).list[1]).toMatchObject({
    other: all.bob.address,
    amount: null,
    coin: null,
  })
  const paid = await all.ask(all.frank, 'record')
  expect(paid).toMatchObject({ total: 1, list: [{ kind: 'paid', amount: usdt(40) }] })
})
