import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Address } from '#platform/std/address.ts'
import { type Devnet, startDevnet } from '#tools/devnet/index.ts'
import { seedDemo } from '#tools/seed/seedDemo.ts'
import { compileContracts } from '../../scripts/compile-contracts.ts'
import { planFor } from './contracts.ts'
import { type DeployOptions, type Deployment, deploy } from './deploy.ts'
import { allRoles } from './roles.ts'
import { Sender, toHex } from './sender.ts'

let net: Devnet
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-deploy-'))
beforeAll(async () => {
  net = await startDevnet()
  // Each deployment opens pools of its own.
  await net.faucet(net.accounts[0]!.address as Address, 5_000_000_000_000n)
})
afterAll(async () => {
  await net.close()
  rmSync(folder, { recursive: true, force: true })
})

const options = (name: string, more: Partial<DeployOptions> = {}): DeployOptions => ({
  url: net.url,
  privateKey: net.accounts[0]!.privateKey,
  network: 'local',
  choice: { oracle: 'fixed' },
  outFile: path.join(folder, `${name}.json`),
  ...more,
})

const client = () => new TronWeb({ fullHost: net.url, privateKey: net.accounts[0]!.privateKey })

/** A contract of these bytes and no others. */
async function code(runtime: string): Promise<string> {
  const length = (runtime.length / 2).toString(16).padStart(2, '0')
  const bytecode = `60${length}600c60003960${length}6000f3${runtime}`
  const tronWeb = client()
  const made = await tronWeb.transactionBuilder.createSmartContract(
    { abi: [], bytecode, feeLimit: 1_000_000_000 },
    net.accounts[0]!.address,
  )
  await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(made))
  return TronWeb.address.fromHex(made.contract_address)
}

const plan = planFor('local', { oracle: 'fixed' })
const names = plan.contracts.map(({ contract }) => contract)

describe('deploy', () => {
  test('finishes what an interrupted run began, and repeats nothing', async () => {
    const interrupted = options('resumed', {
      onProgress: (line) => {
        if (line === 'Team sent') throw new Error('killed')
      },
    })
    await expect(deploy(interrupted)).rejects.toThrow('killed')
    const before = net.status().head
    const whole = await deploy(options('resumed'))
    // One block each; what had been sent up to Team is not sent again.
    expect(Object.keys(whole.contracts)).toEqual(names)
    const rest = plan.contracts.length + plan.calls.length - (names.indexOf('Team') + 1)
    expect(net.status().head.number - before.number).toBe(rest)

    const head = net.status().head.number
    expect(await deploy(options('resumed'))).toEqual(whole)
    expect(net.status().head.number).toBe(head)
  })

  test('what landed before the run was killed is not sent again, however late the next run comes', async () => {
    // All have been broadcast, and of none the block was seen.
    for (const [killedAt, waiting] of Object.entries({
      'Cards sent': 16,
      'fund the reward reserve': 10,
    })) {
      const name = `late, ${killedAt}`
      const dies = (line: string) => {
        if (line === killedAt) throw new Error('killed')
      }
      await deploy(options(name, { onProgress: dies })).catch(() => {})
      const journal = path.join(folder, `${name}.json.journal`)
      const before = JSON.parse(readFileSync(journal, 'utf8'))
      await net.travel(3_600)
      const whole = await deploy(options(name))
      for (const [key, { signed }] of Object.entries<{ signed: { txID: string } }>(before.sent)) {
        expect((whole.contracts[key] ?? whole.calls[key])?.txId).toBe(signed.txID)
      }
      expect(Object.keys(before.sent)).toHaveLength(waiting)
    }
  })

  test('what never landed and expired is sent again, with every transaction that names its address', async () => {
    // The first: of the price oracle, which Cards names.
    net.fault({ match: 'broadcast', kind: 'swallow' })
    const dies = (line: string) => {
      if (line === 'Cards sent') throw new Error('killed')
    }
    await deploy(options('lost', { onProgress: dies })).catch(() => {})
    await net.travel(3_600)
    const { contracts } = await deploy(options('lost'))
    const names = JSON.stringify(contracts['Cards']!.args)
    expect(names).toContain(toHex(contracts['FixedPriceOracle']!.address))
    const tronWeb = new TronWeb({ fullHost: net.url })
    const oracle = await tronWeb.trx.getContract(contracts['FixedPriceOracle']!.address)
    expect(oracle.contract_address).toBeDefined()
  })

  test('names a contract whose bytecode has changed, and deploys again only with an explicit option', async () => {
    const first = await deploy(options('changed'))
    const journal = path.join(folder, 'changed.json.journal')
    const text = readFileSync(journal, 'utf8')
    writeFileSync(journal, text.replace(first.contracts['Cards']!.hash, '0'.repeat(64)))
    await expect(deploy(options('changed'))).rejects.toThrow('the bytecode of Cards has changed')

    const second = await deploy(options('changed', { fresh: true }))
    expect(second.fingerprint).not.toBe(first.fingerprint)
  })

  test('every contract opens by its address alone, from the ABI that the node keeps', async () => {
    const { contracts } = await deploy(options('opened'))
    const tronWeb = new TronWeb({ fullHost: net.url, privateKey: net.accounts[0]!.privateKey })
    const counts = await Promise.all(
      Object.values(contracts).map(async ({ address }) => {
        const opened = await tronWeb.contract().at(address)
        return Object.keys(opened.methods).length
      }),
    )
    expect(counts).toHaveLength(names.length)
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  test('each receiver stands in its contract', async () => {
    const [
      deployer,
      root,
      platform,
      builder,
      fund,
      operator,
      guardian,
      manager,
      lockOwner,
      factoryOwner,
      registrar,
      attestor,
    ] = net.accounts
    const roles = {
      root: root!.address,
      platform: platform!.address,
      fund: fund!.address,
      treasury: deployer!.address,
      operator: operator!.address,
      builder: builder!.address,
      guardian: guardian!.address,
      manager: manager!.address,
      lockOwner: lockOwner!.address,
      factoryOwner: factoryOwner!.address,
      registrar: registrar!.address,
      attestor: attestor!.address,
      // There are twelve demo accounts: the last has two roles.
      announcer: attestor!.address,
    }
    const { contracts, announcer } = await deploy(options('roles', { roles }))
    expect(announcer).toBe(roles.announcer)
    const team = JSON.stringify([contracts['Team']!.args, contracts['FeeSplitter']!.args])
    const cards = JSON.stringify(contracts['Cards']!.args)
    expect(team).toContain(toHex(roles.root))
    expect(team).toContain(toHex(roles.platform))
    // What the pool gets can leave by claims alone.
    expect(team).toContain(toHex(contracts['RewardDistributor']!.address))
    const rewards = contracts['RewardDistributor']!.args
    expect(rewards.slice(0, 2)).toEqual([toHex(roles.builder), toHex(roles.guardian)])
    expect(JSON.stringify(contracts['StagedWithdrawal']!.args)).toContain(toHex(roles.manager))
    expect(contracts['LockB']!.args[0]).toBe(toHex(roles.lockOwner))
    const factory = contracts['TokenFactory']!.args
    const guard = toHex(contracts['DaoTimelock']!.address)
    expect(factory.slice(0, 2)).toEqual([toHex(roles.factoryOwner), guard])
    const registry = contracts['RwaRegistry']!.args
    expect(registry.slice(2, 4)).toEqual([toHex(roles.registrar), toHex(roles.attestor)])
    expect(cards).toContain(toHex(roles.fund))
    const boxes = JSON.stringify(contracts['BlindBoxes']!.args)
    expect(boxes).toContain(toHex(roles.operator))
    expect(boxes).toContain(toHex(roles.fund))
    // The local deployer funds the reserve, so it is the treasury too.
    expect(contracts['Tes']!.args).toEqual([toHex(roles.treasury)])
  })

  test('each receiver of TRX is paid a sun first, and nothing is deployed where one refuses', async () => {
    const [deployer, root, operator, manager] = net.accounts.map(({ address }) => address)
    // Nobody has used it yet: the sun makes the account.
    const fresh = TronWeb.address.fromPrivateKey('7e'.repeat(32)) || ''
    const taker = await code('00')
    const shared = { ...allRoles(manager!), treasury: deployer!, root: root!, operator: operator! }
    const held = (address: string) => client().trx.getUnconfirmedBalance(address)
    const before = await Promise.all([root!, operator!].map(held))

    // Its code writes three words that were never written, and a payment leaves it 50,000 energy.
    const greedy = await code('600160005560016001556001600255')
    const refusing = await code('5f5ffd')
    const head = net.status().head.number
    const wrong = { ...shared, platform: greedy, fund: refusing }
    await expect(deploy(options('refusing', { roles: wrong }))).rejects.toThrow(
      new RegExp(
        `^TESSERA_PLATFORM cannot be paid TRX, and gets the platform's share of the fees: ${greedy} ` +
          'needs 6\\d{4} energy for it, and has 50000\n' +
          'TESSERA_FUND cannot be paid TRX, and gets what cards and boxes are sold for: ' +
          `${refusing} refused 1 sun: REVERT`,
      ),
    )
    // To each of the four, and no contract.
    expect(net.status().head.number - head).toBe(4)

    const right = { ...shared, platform: fresh, fund: taker }
    const { contracts } = await deploy(options('refusing', { roles: right }))
    expect(JSON.stringify(contracts['Cards']!.args)).toContain(toHex(taker))
    expect(await Promise.all([fresh, taker].map(held))).toEqual([1, 1])
    // Each once, however often it is run.
    await deploy(options('refusing', { roles: right }))
    expect(await Promise.all([root!, operator!].map(held))).toEqual(before.map((sun) => sun + 1))
  })

  test('a public network names its receivers and has its USDT, or nothing is sent', async () => {
    const head = net.status().head.number
    await expect(deploy(options('nile', { network: 'nile' }))).rejects.toThrow('receivers')
    const roles = allRoles(net.accounts[1]!.address)
    const [factory, router, wtrx] = net.accounts.map(({ address }) => address) as [
      string,
      string,
      string,
    ]
    const choice = { sunswap: { factory, router, wtrx } }
    await expect(deploy(options('nile', { network: 'nile', roles, choice }))).rejects.toThrow(
      'the chain does not know Usdt at TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
    )
    expect(net.status().head.number).toBe(head)
  })

  test('writes the chain it is on', async () => {
    const { chainId, deployBlock, contracts } = await deploy(options('chain'))
    expect(Number(chainId)).toBe(net.chainId)
    expect(deployBlock).toBe(Math.min(...Object.values(contracts).map(({ block }) => block)))
  })
})

describe('the demo', () => {
  const boxSecret = `0x${'5e'.repeat(31)}ed` as const
  const seedInto = (deployment: Deployment, name: string, onProgress?: (line: string) => void) =>
    seedDemo({
      url: net.url,
      deployment,
      accounts: net.accounts,
      journalFile: path.join(folder, `${name}.journal`),
      boxSecret,
      ...(onProgress === undefined ? {} : { onProgress }),
    })

  test('neighbours do everything once', async () => {
    const deployment = await deploy(options('demo'))
    const seed = () => seedInto(deployment, 'demo')
    // 7 activations, 12 purchases, 7 stakes; 11 get USDT, 6 approvals, 6 listings, 2 allowances, 3 offers;
    // of boxes 29 cards, an approval, 4 series with secrets and bond, 5 purchases, a completion, an opening and its
    // draw; 10 to add liquidity, stake it and stream to it; 14 of locks, 7 of offers, 8 of an asset, 6 of energy, 9 to allot
    // withdrawals in 3 stages, and the pool's share of the fees; 16 to stake for votes, 5 into the community's pool,
    // 4 proposals, 9 votes, 2 queued and an execution.
    expect(await seed()).toEqual({ sent: 54 + 29 + 1 + 12 + 8 + 10 + 10 + 14 + 7 + 8 + 6 + 37 })
    expect(await seed()).toEqual({ sent: 0 })
  })

  test('a seed that was killed between two series continues with the cards that are left', async () => {
    const deployment = await deploy(options('killed-demo'))
    for (const last of ['series 1 is made', 'series 3 has secrets', 'grace opens']) {
      const killed = seedInto(deployment, 'killed-demo', (line) => {
        if (line === last) throw new Error('killed')
      })
      await expect(killed).rejects.toThrow('killed')
    }
    await seedInto(deployment, 'killed-demo')
    const reader = new Sender(net.url, net.accounts[0]!.privateKey)
    const { abi } = compileContracts()['BlindBoxes']!
    const { address } = deployment.contracts['BlindBoxes']!
    const stocks = await Promise.all(
      [1n, 2n, 3n, 4n].map((id) => reader.read(address, abi, 'stockOf', [id])),
    )
    // Cards of the urn, left in it, without a box, being drawn.
    expect(stocks).toEqual([
      [12n, 12n, 9n, 0n],
      [8n, 8n, 6n, 0n],
      [6n, 6n, 6n, 0n],
      [3n, 2n, 0n, 0n],
    ])
  })
})
