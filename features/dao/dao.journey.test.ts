import { encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'

import { arrive, travel } from '#tests/journeys/arrive.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { onStage, stack } from '#tests/journeys/onStage.ts'
import { addressFromHex } from '#platform/std/address.ts'

import { keeperTurn } from './testing/keeperTurn.ts'
import { daoLabels } from './testing/labels.ts'
import { daoOn, tes, times } from './testing/made.ts'

/** Stake, delegation, a proposal, its vote, queue and execution; a signed vote; a defeat; leaving in the middle of a vote; a late quorum. */
onStage({ web: true }, { forEach: true })

const languages = ['en', 'tc'] as const
/** The second of a start is before a vote, that of an end within it. */
const pass = (seconds: number) => travel(seconds + 3)
const votes = (who: string) =>
  stack.world.read<bigint>('VoteStake', 'getVotes', [stack.world.hex(who)])
const stakedOf = (who: string) =>
  stack.world.read<bigint>('VoteStake', 'stakedOf', [stack.world.hex(who)])

test.each(inOneLanguage(languages))(
  'staked, delegated, proposed, voted, queued and executed, in %s',
  async (locale) => {
    const w = daoLabels[locale]
    const { world } = stack
    await must(world, 'deployer', 'DaoPool', 'donate', [], 1_000_000_000n)
    await must(world, 'deployer', 'Tes', 'transfer', [world.hex('alice'), tes(25_000_000n)])
    await daoOn(world).stake('bob', 1_000n)
    await travel(1)

    const alice = await arrive('alice', locale)
    const { page, person } = alice
    await page.goto('/dao')
    // Too few votes are named before anything is typed.
    await person.button(w.propose).click()
    await person.sheet.getByText(w.below).waitFor()
    await page.goto('/dao')
    await person.button(w.stake).click()
    await person.sheet.getByLabel(w.amount).fill('25000000')
    await person.sheet.getByRole('button', { name: alice.labels.review }).click()
    await person.confirm()
    await alice.sign(w.stakeDone)
    expect(await stakedOf('alice')).toBe(tes(25_000_000n))
    expect(await person.violations()).toEqual([])

    const bob = await arrive('bob', locale)
    await bob.page.goto('/dao')
    await bob.person.button(w.delegate).click()
    await bob.person.sheet.getByLabel(w.account).fill(addressFromHex(world.hex('alice')))
    await bob.person.sheet.getByRole('button', { name: bob.labels.review }).click()
    await bob.sign(w.delegateDone)
    expect(await votes('alice')).toBe(tes(25_001_000n))
    await bob.page.goto('/dao')
    await bob.person.button(w.takeBack).click()
    await bob.sign(w.takeBackDone)
    expect(await votes('alice')).toBe(tes(25_000_000n))
    await bob.page.close()

    await pass(times.heldFor)
    await page.goto('/dao')
    await person.button(w.propose).click()
    await person.sheet.getByLabel(w.title).fill('Pay carol')
    await person.sheet.getByLabel(w.amount).fill('5')
    await person.sheet.getByLabel(w.to).fill(addressFromHex(world.hex('carol')))
    await person.sheet.getByLabel(w.why).fill('For her work.')
    await person.sheet.getByRole('button', { name: alice.labels.review }).click()
    // Not signed, what is typed is there again; signed, it is gone.
    await person.button(w.notNow).click()
    expect(await person.sheet.getByLabel(w.why).inputValue()).toBe('For her work.')
    await person.sheet.getByRole('button', { name: alice.labels.review }).click()
    await alice.sign(w.proposeDone)

    await pass(times.delay)
    await page.goto('/dao')
    await page.getByRole('link', { name: 'Pay carol' }).click()
    await page.getByText(w.for, { exact: true }).last().click()
    await person.button(w.byTransaction).click()
    await alice.sign(w.voteDone)
    await travel(1)
    await page.reload()
    await page.getByText(w.succeeds).waitFor()
    await page.getByText(w.youVoted).waitFor()
    expect(await person.violations()).toEqual([])

    await pass(times.period)
    await page.reload()
    await person.button(w.queue).click()
    await alice.sign(w.queueDone)
    await pass(times.timelock)
    await page.reload()
    await person.button(w.execute).click()
    await alice.sign(w.executeDone)
    const paid = await world.read<bigint>('DaoPool', 'paidLately', [`0x${'0'.repeat(40)}`])
    expect(paid).toBe(5_000_000n)
    await page.reload()
    await page.getByText(w.executed, { exact: true }).waitFor()
    expect([...person.problems, ...bob.person.problems]).toEqual([])
    await page.close()
  },
)

test.each(inOneLanguage(languages))(
  'a signed vote is sent by the keeper; a stake leaves in the middle of it; too few votes are a defeat, in %s',
  async (locale) => {
    const w = daoLabels[locale]
    const dao = daoOn(stack.world)
    await dao.stake('erin', 200_000n)
    await pass(times.heldFor)
    const { id } = await dao.propose('erin', 'Stop\n\nNo more tokens.', { kind: 'disable' })
    await pass(times.delay)

    const { client, page, person, sign, labels } = await arrive('erin', locale)
    await page.goto(`/dao?proposalId=${id}`)
    await page.getByText(w.lacksQuorum).waitFor()
    await page.getByText(w.for, { exact: true }).last().click()
    await person.button(w.voteFor).click()
    await page.getByText(w.signed).waitFor()
    await page.getByText(w.waits).waitFor()
    // Erin pays nothing for it.
    const had = await client.wallet.trx.getBalance(client.address)
    await keeperTurn(stack)
    await travel(3)
    await page.reload()
    await page.getByText(w.youVoted).waitFor()
    expect(await page.getByText(w.waits).count()).toBe(0)
    expect(await client.wallet.trx.getBalance(client.address)).toBe(had)

    await page.goto('/dao')
    await person.button(w.leave).click()
    await person.sheet.getByLabel(w.amount).fill('200000')
    await person.sheet.getByRole('button', { name: labels.review }).click()
    await sign(w.leaveDone)
    expect(await stakedOf('erin')).toBe(0n)

    await pass(times.period)
    await page.goto(`/dao?proposalId=${id}`)
    await page.getByText(w.defeated, { exact: true }).waitFor()
    expect(await person.violations()).toEqual([])
    expect(person.problems).toEqual([])
    await page.close()
  },
)

test.each(inOneLanguage(languages))(
  'a quorum in the last seconds moves the end; a call that is not allowed is never voted on, in %s',
  async (locale) => {
    const w = daoLabels[locale]
    const { world } = stack
    const dao = daoOn(world)
    await dao.stake('alice', 2_000_000n)
    await pass(times.heldFor)
    const payFromAlice = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [world.hex('alice'), 1n],
    })
    const refused = [[world.hex('Tes')], [0n], [payFromAlice], 'Take it']
    const { reason } = await world.send('alice', 'Dao', 'propose', refused)
    expect(reason).toBe('The community cannot make this call')
    const made = await dao.propose('alice', 'Stop\n\nNo more tokens.', { kind: 'disable' })
    await dao.passUntilBeforeEnd(made, 30)

    const { page, person, sign } = await arrive('alice', locale)
    await page.goto('/dao')
    await page.getByRole('link', { name: 'Stop' }).waitFor()
    expect(await page.getByRole('link', { name: 'Take it' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Stop' }).click()
    await page.getByText(w.lacksQuorum).waitFor()
    expect(await page.getByText(w.endsBefore).count()).toBe(0)
    await page.getByText(w.for, { exact: true }).last().click()
    await person.button(w.byTransaction).click()
    await sign(w.voteDone)
    await page.reload()
    await page.getByText(w.succeeds).waitFor()
    await page.getByText(w.endsBefore).waitFor()

    // Beyond its first end it can still be voted down.
    await dao.passUntilBeforeEnd(made, 20)
    await page.reload()
    await page.getByText(w.succeeds).waitFor()
    await pass(times.extension)
    await page.reload()
    await person.button(w.queue).waitFor()
    expect(await person.violations()).toEqual([])
    expect(person.problems).toEqual([])
    await page.close()
  },
)
