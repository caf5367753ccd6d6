import { afterEach, expect, test } from 'vitest'

import { type Devnet, type DevnetOptions, startDevnet } from './index.ts'

const running: Devnet[] = []
async function begin(options: DevnetOptions): Promise<Devnet> {
  const net = await startDevnet(options)
  running.push(net)
  return net
}
afterEach(async () => {
  for (const net of running.splice(0)) await net.close()
})

const receiver = 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'

test('an image begins any number of networks, each continuing separately', async () => {
  const first = await begin({ solidLag: 3 })
  await first.travel(86_400)
  await first.faucet(receiver, 5)
  const image = await first.image()
  const [one, other] = [
    await begin({ solidLag: 3, image }),
    await begin({ solidLag: 3, image }),
  ] as const
  expect(one.status().head).toEqual(first.status().head)

  await one.faucet(receiver, 7)
  await one.reorg(2)
  await other.mine(2)
  expect(one.status().head.number).toBeGreaterThan(first.status().head.number)
  expect(other.status().head.number).toBe(first.status().head.number + 2)
  // Its clock continues from the head of the image, not from the machine's.
  const later = other.status().head.timestamp - first.status().head.timestamp
  expect(later).toBeGreaterThan(0)
  expect(later).toBeLessThan(86_400_000)
})

test('a block of the image is read back, and what follows it', async () => {
  const first = await begin({})
  const id = await first.faucet(receiver, 5)
  const net = await begin({ image: await first.image() })
  const next = await net.faucet(receiver, 6)
  for (const [value, found] of [
    [id, 5],
    [next, 6],
  ] as const) {
    const reply = await fetch(`${net.url}/wallet/gettransactionbyid`, {
      method: 'POST',
      body: JSON.stringify({ value }),
    })
    const { raw_data } = (await reply.json()) as {
      raw_data: { contract: { parameter: { value: { amount: number } } }[] }
    }
    expect(raw_data.contract[0]?.parameter.value.amount).toBe(found)
  }
})
