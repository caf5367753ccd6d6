/** The machine inside the network: what its options change, and what a block begins with. */
import { afterEach, describe, expect, test } from 'vitest'
import { type Devnet, type DevnetOptions, startDevnet } from '../index.ts'
import { client, deploy, post, send } from '../testing.ts'
import { historyAddress } from './history.ts'

let net: Devnet | undefined
afterEach(async () => {
  await net?.close()
  net = undefined
})
async function network(options: DevnetOptions = {}): Promise<Devnet> {
  net = await startDevnet(options)
  return net
}

/** Creation code for a program of at most 32 bytes. */
function creation(program: string): string {
  const length = (program.length / 2).toString(16).padStart(2, '0')
  return `60${length}600c60003960${length}6000f3${program}`
}

interface Block {
  readonly blockID: string
  readonly block_header: { readonly raw_data: { readonly number: number } }
}
interface Constant {
  readonly constant_result?: readonly string[]
  readonly transaction?: { readonly ret: readonly { readonly ret?: string }[] }
}

describe('the contract of block ids', () => {
  const ask = async (running: Devnet, number: number): Promise<string | undefined> => {
    const answer = await post<Constant>(running, '/wallet/triggerconstantcontract', {
      owner_address: `41${'11'.repeat(20)}`,
      contract_address: `41${historyAddress}`,
      data: number.toString(16).padStart(64, '0'),
    })
    return answer.transaction?.ret[0]?.ret === 'FAILED' ? 'refused' : answer.constant_result?.[0]
  }
  const idOf = async (running: Devnet, num: number): Promise<string> =>
    (await post<Block>(running, '/wallet/getblockbynum', { num })).blockID

  test('returns them, also of blocks that took the place of others', async () => {
    const running = await network({ solidLag: 10 })
    await running.mine(5)
    const { number } = (await post<Block>(running, '/wallet/getnowblock')).block_header.raw_data
    const before = await idOf(running, number - 2)
    expect(await ask(running, number - 2)).toBe(before)
    expect(await ask(running, number)).toBe('refused')
    await running.reorg(3)
    const after = await idOf(running, number - 2)
    expect(after).not.toBe(before)
    expect(await ask(running, number - 2)).toBe(after)
    const info = await post<{ smart_contract: { name: string } }>(
      running,
      '/wallet/getcontractinfo',
      { value: `41${historyAddress}` },
    )
    expect(info.smart_contract.name).toBe('BlockHashHistory')
  })
})

describe('busy contracts', () => {
  const infoOf = (running: Devnet, value: string) =>
    post<{ contract_state: Record<string, number> }>(running, '/wallet/getcontractinfo', { value })

  test('are counted where the rule is switched on', async () => {
    const running = await network({ dynamicEnergy: true })
    const alice = client(running, 'alice')
    // A minute into a cycle, so that the clock itself does not begin another one.
    const sixHours = 6 * 3600
    const { timestamp } = running.status().head
    await running.nextTimestamp((Math.floor(timestamp / 1000 / sixHours) + 1) * sixHours + 60)
    // Ten times PUSH0 and POP: 40 energy.
    const { address } = await deploy(alice, { abi: [], bytecode: creation('5f50'.repeat(10)) })
    const first = await infoOf(running, address)
    const cycle = first.contract_state['update_cycle'] ?? 0
    expect(cycle).toBeGreaterThan(1)
    const info = await send(alice, address, 'go()')
    expect(info.receipt).toMatchObject({ energy_usage_total: 40, result: 'SUCCESS' })
    // Deploying counted five pushes, a word of memory and a word copied.
    const used = 5 * 3 + 3 + 3
    expect((await infoOf(running, address)).contract_state).toEqual({
      energy_usage: used + 40,
      update_cycle: cycle,
    })
    await running.travel(sixHours)
    expect((await infoOf(running, address)).contract_state).toEqual({ update_cycle: cycle + 1 })
    const { chainParameter } = await post<{ chainParameter: unknown[] }>(
      running,
      '/wallet/getchainparameters',
    )
    expect(chainParameter).toContainEqual({ key: 'getDynamicEnergyMaxFactor', value: 34_000 })
  })

  test('are not without it', async () => {
    const running = await network()
    const { address } = await deploy(client(running, 'alice'), {
      abi: [],
      bytecode: creation('5f50'),
    })
    // Nothing but the cycle: 21,600 seconds each since the 1st of 2024, which is the first.
    const { timestamp } = running.status().head
    const cycle = Math.floor((timestamp - Date.UTC(2024, 0, 1)) / 21_600_000) + 1
    expect((await infoOf(running, address)).contract_state).toEqual({ update_cycle: cycle })
  })
})

test('a transaction that computes too long ends with OUT_OF_TIME where a limit is set', async () => {
  // Long enough to deploy on a busy machine, far too short for 37 million operations on any.
  const running = await network({ cpuLimitMs: 150 })
  const alice = client(running, 'alice')
  const { address } = await deploy(alice, { abi: [], bytecode: creation('5b600056') })
  const info = await send(alice, address, 'go()', [], { feeLimit: 15_000_000_000 })
  expect(info).toMatchObject({
    result: 'FAILED',
    receipt: { result: 'OUT_OF_TIME', energy_usage_total: 150_000_000 },
  })
})
