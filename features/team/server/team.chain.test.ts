import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import { buildHttp } from '#platform/server/http/http.ts'
import { bindings } from '#tools/seed/neighbours.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** The line of invitations: deployer ← alice ← (bob ← dave, carol ← erin), deployer ← frank ← grace. */
let stack: Stack
let alice: Client
let heidi: Client

const addressOf = (name: string) =>
  stack.world.net.accounts.find((one) => one.name === name)!.address
const bindPath = '/deposit/bttk/bindUpMemberDecentralized'

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  alice = new Client(stack, 'alice')
  heidi = new Client(stack, 'heidi')
  await alice.signIn()
  await heidi.signIn()
})
afterAll(() => stack?.close())

/** Signs and sends bindParent; returns its hash whatever its result. */
async function bind(who: Client, inviter: string): Promise<string> {
  const txHash = await who.send({
    contract: stack.world.deployment.contracts['Team']!.address,
    selector: 'bindParent(address)',
    args: [inviter],
    callValue: '0',
    feeLimit: '100000000',
  })
  await stack.server.indexer.catchUp()
  return txHash
}

describe('the tables against the contract', () => {
  test.each(bindings)('%s is below %s', async (user, inviter) => {
    const { data } = await heidi.post('/deposit/bttk/bindUpMember', { address: addressOf(user) })
    expect(data).toEqual({ activated: true, parent: addressOf(inviter) })
    expect(await stack.world.read('Team', 'isActive', [stack.world.hex(user)])).toBe(true)
  })

  test('counts of a line are those of a walk through all bindings', async () => {
    const below = (name: string): string[] =>
      bindings.filter(([, up]) => up === name).flatMap(([user]) => [user, ...below(user)])
    for (const [name] of bindings) {
      const { data } = await heidi.post('/deposit/aon/addressInfo', { address: addressOf(name) })
      expect(data).toMatchObject({
        activated: true,
        // There is no stake.
        level: 0,
        directCount: bindings.filter(([, up]) => up === name).length,
        teamSize: below(name).length,
        // The intended inviter of another account is not returned.
        inviter: null,
      })
    }
  })

  test('the direct line comes newest first, in pages', async () => {
    const page = async (pageNum: string) =>
      (await alice.post('/deposit/member/directList', { pageSize: '1', pageNum })).data
    expect(await page('1')).toMatchObject({ total: 2, list: [{ address: addressOf('carol') }] })
    expect(await page('2')).toMatchObject({ total: 2, list: [{ address: addressOf('bob') }] })
    expect(await page('3')).toEqual({ total: 2, list: [] })
  })
})

test('numbers of the line and the community, with their sources; without the node without sources', async () => {
  const line = '/deposit/member/getDirectStatistics'
  const all = '/deposit/aon/myCommunity'
  const both = async () => [(await alice.post(line)).data, (await alice.post(all)).data]
  const [numbers, community] = await both()
  const pledges = async (path: string): Promise<bigint[]> =>
    (await alice.post(path)).data.list.map(({ pledge }: { pledge: string }) => BigInt(pledge))
  const sum = (each: bigint[]) => String(each.reduce((all, one) => all + one, 0n))
  const directs = await pledges('/deposit/member/directList')
  const activeDirects = directs.filter((one) => one > 0n).length
  expect(numbers).toMatchObject({
    directCount: 2,
    activeDirects,
    pledge: sum(directs),
    sources: [{ what: 'directCount', call: `getMembersSize(${alice.address})`, value: '2' }],
  })
  expect(community).toMatchObject({
    level: 0,
    teamPledge: sum(await pledges('/deposit/member/teamList')),
    activeDirects,
    next: { level: 1, pledge: '1000000000', directs: 3 },
    distribution: { members: 1 + bindings.length },
    sources: [{ what: 'earned', value: community.earned }],
  })
  stack.world.net.fault({ match: 'triggerconstantcontract', kind: 'disconnect', times: 1_000 })
  const silent = await both()
  stack.world.net.clearFaults()
  expect(silent).toEqual([
    { ...numbers, sources: [] },
    { ...community, sources: [] },
  ])
})

describe('members whose team may be read', () => {
  test('of the own team, and of any member below at any depth', async () => {
    expect((await alice.post('/deposit/member/getMemberInfo')).data).toMatchObject({
      address: alice.address,
      parent: addressOf('deployer'),
      directCount: 2,
      teamSize: 4,
      final: true,
    })
    for (const name of ['bob', 'dave', 'erin']) {
      const answer = await alice.post('/deposit/member/getMemberInfo', { address: addressOf(name) })
      expect(answer).toMatchObject({ status: 200, data: { address: addressOf(name) } })
    }
  })

  test('an inactive account finds no members', async () => {
    const reply = (await heidi.post('/deposit/member/getMemberInfo')).data
    expect(reply).toMatchObject({ parent: null, teamSize: 0, final: false })
    const search = alice.address.slice(0, 8)
    const found = await heidi.post('/deposit/member/teamList', { search })
    expect(found.data).toEqual({ total: 0, list: [] })
    // An account with a team finds the accounts below it, and none above.
    const below = await alice.post('/deposit/member/teamList', { search: addressOf('dave') })
    expect(below.data).toMatchObject({ total: 1, list: [{ address: addressOf('dave'), line: 2 }] })
    const above = await alice.post('/deposit/member/teamList', { search: addressOf('deployer') })
    expect(above.data).toEqual({ total: 0, list: [] })
  })

  test.each(['deployer', 'frank', 'grace', 'heidi'])('not %s, in another team', async (name) => {
    const form = { address: addressOf(name) }
    const path = '/deposit/member/getMemberInfo'
    const wanted = { status: 403, code: 'NOT_IN_TEAM', field: 'address', data: null }
    expect(await alice.post(path, form)).toMatchObject({
      ...wanted,
      msg: 'This address is not in your team',
    })
    expect((await alice.post(path, form, 'zh-TW')).msg).toBe('此地址不在您的團隊中')
  })
})

describe('an invitation that is remembered', () => {
  const save = (who: Client, inviter: string, language?: string) =>
    who.post('/member/saveMember', { inviter }, language)

  test('an account cannot invite itself; an inviter is active', async () => {
    expect(await save(heidi, heidi.address)).toMatchObject({
      status: 422,
      code: 'INVITER_IS_SELF',
      field: 'inviter',
      msg: 'You cannot be your own inviter',
    })
    expect((await save(heidi, heidi.address, 'zh-TW')).msg).toBe('不能邀請自己')
    expect(await save(heidi, addressOf('ivan'))).toMatchObject({ code: 'INVITER_NOT_ACTIVE' })
    expect(await save(heidi, 'T123')).toMatchObject({
      code: 'INVALID',
      field: 'inviter',
      msg: 'inviter: enter a correct TRON address',
    })
    expect((await save(heidi, 'T123', 'zh-TW')).msg).toBe('inviter：請輸入正確的 TRON 地址')
  })

  test('is stored, returned to its owner only, and may be changed until it is bound', async () => {
    await save(heidi, addressOf('bob'))
    expect((await save(heidi, addressOf('alice'))).data.inviter).toBe(addressOf('alice'))
    expect((await heidi.post('/member/saveMember')).data.inviter).toBe(addressOf('alice'))
    const seen = async (who: Client) =>
      (await who.post('/deposit/aon/addressInfo', { address: heidi.address })).data.inviter
    expect(await seen(heidi)).toBe(addressOf('alice'))
    expect(await seen(alice)).toBeNull()
  })
})

describe('a bind on chain', () => {
  test('an unknown hash may still land', async () => {
    const { data } = await heidi.post(bindPath, { txHash: 'ab'.repeat(32) })
    expect(data).toMatchObject({ state: 'sent', reason: null, activated: false })
  })

  test('another account’s bind, or another call, is no own bind', async () => {
    const { data } = await heidi.post('/deposit/aon/addressInfo', { address: alice.address })
    expect(data.activated).toBe(true)
    const rows = await stack.server.app.db
      .selectFrom('chainTransactions')
      .select('hash')
      .where('owner', '=', alice.address as never)
      .execute()
    expect(rows.length).toBeGreaterThan(1)
    for (const { hash } of rows) {
      expect(await heidi.post(bindPath, { txHash: hash })).toMatchObject({
        status: 409,
        code: 'NOT_A_BIND',
        data: null,
      })
    }
  })

  test.each([
    ['oneself', 'heidi', 'You cannot activate yourself'],
    ['an address that is not active', 'ivan', 'The inviter is not active'],
  ])('to %s fails with the contract’s reason', async (_, inviter, message) => {
    const txHash = await bind(heidi, addressOf(inviter))
    expect((await heidi.post(bindPath, { txHash })).data).toMatchObject({
      state: 'failed',
      reason: message,
      activated: false,
    })
  })

  test.each([
    ['the root under its own member', 'deployer', 'alice'],
    ['a member under one below it', 'alice', 'dave'],
  ])('%s would be a circle, and fails', async (_, who, inviter) => {
    const client = new Client(stack, who)
    await client.signIn()
    const before = await client.post('/deposit/member/getMemberInfo')
    const txHash = await bind(client, addressOf(inviter))
    expect((await client.post(bindPath, { txHash })).data).toMatchObject({
      state: 'failed',
      reason: 'You are already active',
    })
    expect(await client.post('/deposit/member/getMemberInfo')).toEqual(before)
  })

  const reply = async (who: Client, address: string, txHash: string) =>
    who.post('/deposit/bttk/bindUpMember', { address, txHash })
  const hints = () =>
    stack.server.app.db
      .selectFrom('teamHints' as never)
      .selectAll()
      .execute()

  test('is returned to anyone who names its hash, and only that; a stranger’s hint is not stored', async () => {
    const before = await hints()
    const unseen = '78'.repeat(32)
    expect(
      (await alice.post('/deposit/bttk/bindUpMember', { address: heidi.address })).data,
    ).toEqual({ activated: false, parent: null })
    expect((await reply(alice, heidi.address, unseen)).data).toEqual({
      activated: false,
      parent: null,
      txHash: unseen,
      state: 'sent',
      reason: null,
    })
    const { hash } = await stack.server.app.db
      .selectFrom('chainTransactions')
      .select('hash')
      .where('owner', '=', alice.address as never)
      .orderBy('block')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect((await reply(heidi, alice.address, hash)).data).toMatchObject({
      activated: true,
      parent: addressOf('deployer'),
      state: 'done',
    })
    const refused = { status: 409, code: 'NOT_A_BIND', data: null }
    expect(await reply(heidi, heidi.address, hash)).toMatchObject(refused)
    expect(await hints()).toEqual(before)
  })

  test('is done once; a second one fails and changes nothing', async () => {
    const txHash = await bind(heidi, addressOf('bob'))
    const bound = { state: 'done', activated: true, parent: addressOf('bob') }
    expect((await heidi.post(bindPath, { txHash })).data).toMatchObject(bound)
    expect((await heidi.post(bindPath, { txHash })).data).toMatchObject(bound)
    const again = await bind(heidi, addressOf('alice'))
    expect((await heidi.post(bindPath, { txHash: again })).data).toMatchObject({
      state: 'failed',
      reason: 'You are already active',
      parent: addressOf('bob'),
    })
    const { data } = await alice.post('/deposit/member/getMemberInfo')
    expect(data).toMatchObject({ directCount: 2, teamSize: 5 })
  })
})

test('a coin that the network lacks is left out, and a request for it is refused with a text', async () => {
  const { app } = stack.server
  const contracts = { Team: app.deployment.contracts['Team']! }
  const http = await buildHttp(
    { ...app, deployment: { ...app.deployment, contracts } },
    features.flatMap((feature) => feature.endpoints),
    null,
  )
  const ask = async (url: string, payload: string) =>
    (
      await http.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', token: alice.token },
        payload,
      })
    ).json()
  const { data } = await ask('/deposit/project/baseConfig', '')
  expect(data.coins).toEqual([{ symbol: 'TRX', name: 'TRON', address: null, decimals: 6 }])
  expect(await ask('/deposit/aon/balanceInfoByUnit', 'unit=TRX')).toMatchObject({ code: 'OK' })
  for (const unit of ['USDT', 'TES']) {
    expect(await ask('/deposit/aon/balanceInfoByUnit', `unit=${unit}`)).toMatchObject({
      code: 'NO_SUCH_COIN',
      field: 'unit',
      msg: `This network has no ${unit}`,
      data: null,
    })
  }
  await http.close()
})

test('balances come from the node, to the last unit', async () => {
  const ask = async (unit: string, more: Record<string, string> = {}) =>
    (await alice.post('/deposit/aon/balanceInfoByUnit', { unit, ...more })).data
  expect(await ask('TRX')).toEqual({
    unit: 'TRX',
    decimals: 6,
    contract: null,
    balance: String(await stack.world.balance('alice')),
    allowance: null,
  })
  const usdt = stack.world.deployment.contracts['Usdt']!.address
  const spender = stack.world.deployment.contracts['Cards']!.address
  await stack.world.send('alice', 'Usdt', 'approve', [stack.world.hex('Cards'), 1_000_000_000n])
  expect(await ask('USDT', { spender })).toMatchObject({
    decimals: 6,
    contract: usdt,
    allowance: '1000000000',
  })
  expect(await ask('TES')).toMatchObject({ decimals: 18, balance: '0', allowance: null })
  const refused = await alice.post('/deposit/aon/balanceInfoByUnit', { unit: 'BNB' })
  expect(refused).toMatchObject({ status: 422, code: 'INVALID', field: 'unit' })
})
