import { readFileSync } from 'node:fs'
import path from 'node:path'

import { payingFunctions } from '#apps/deploy/payers.ts'
import { parametersOf } from '#platform/std/action.ts'
import type { WebFeature } from '#platform/web/feature.ts'
import type { Abi } from 'viem'
import { expect, test } from 'vitest'

import { ownSources, repositoryRoot } from '../../../scripts/contract-sources.ts'

const manifests = import.meta.glob<Record<string, WebFeature>>('../../*/manifest.web.ts', {
  eager: true,
})
const abis = import.meta.glob<Record<string, Abi>>('../../*/contract/abi.ts', { eager: true })

const features = Object.values(manifests).flatMap((module) => Object.values<WebFeature>(module))
const sources = await Promise.all(features.flatMap(({ exits }) => exits?.() ?? []))
const functions = sources.flatMap((source) => source.functions)

/** What pays and is no way out of a position, by why. */
const others: Readonly<Record<string, readonly string[]>> = {
  'a trade: what is paid and what returns are one call': [
    'BlindBoxes.buy',
    'BlindBoxes.complete',
    'BlindBoxes.reserve',
    'BurnMining.activate',
    'BurnMining.buyNode',
    'BurnMining.buyPass',
    'BurnMining.swapToBurn',
    'CardMarket.accept',
    'CardMarket.buy',
    'CardMarket.offerOnCard',
    'CardMarket.offerOnLevel',
    'Cards.Buy',
    'Lender.lease',
    'LenderFactory.make',
    'LpPurchases.buy',
    'Otc.publish',
    'Otc.take',
    'Pair.burn',
    'RwaAsset.buy',
    'RwaAsset.distribute',
    'RwaAsset.fulfil',
    'Pair.skim',
    'Pair.swap',
    'Sale.buyInside',
    'Sale.list',
    'Router.addLiquidityETH',
    'Router.swapExactETHForTokens',
    'Router.swapExactTokensForETH',
    'StagedWithdrawal.initialization',
    'StagedWithdrawal.unlockLimit',
    'Zap.zap',
  ],
  'fees and proceeds of the operator, paid to an address that the contract fixes': [
    'BurnMining.collectFund',
    'BurnMining.collectPass',
    'Cards.withdrawProceeds',
    'FeeSplitter.withdrawPlatform',
    'FeeSplitter.withdrawPool',
    'StagedWithdrawal.payFees',
    'TokenFactory.withdrawCoins',
    'TokenFactory.withdrawFees',
  ],
  'the escrow of a sale, to the issuer that the asset fixes': ['RwaAsset.release'],
  'the community’s pool, at an executed proposal: nobody’s position': ['DaoPool.pay'],
  'the draw of a request, by the holder of the secret': ['BlindBoxes.settle'],
  'tokens of the own wallet for their part of the floor': ['Sale.redeem'],
  'a refund to another account, which it can take itself': ['Sale.refundFor'],
  'for the contract alone that made the vault': ['RewardVault.pay'],
}

/** Contracts without further ones below them, by each that they are made of. */
function leaves(): ReadonlyMap<string, readonly string[]> {
  const parents = new Map<string, readonly string[]>()
  for (const file of ownSources()) {
    const text = readFileSync(path.join(repositoryRoot, file), 'utf8').replace(/\/\/.*$/gm, '')
    for (const [, name = '', list = ''] of text.matchAll(
      /\bcontract (\w+)(?: is ([^{]+))?\s*\{/g,
    )) {
      parents.set(name, list.match(/[A-Z]\w*/g) ?? [])
    }
  }
  const above = (name: string): readonly string[] => [
    name,
    ...(parents.get(name) ?? []).flatMap(above),
  ]
  const isParent = new Set([...parents.values()].flat())
  const found = new Map<string, string[]>()
  for (const leaf of [...parents.keys()].filter((name) => !isParent.has(name))) {
    for (const name of above(leaf)) found.set(name, [...(found.get(name) ?? []), leaf])
  }
  return found
}

test('everything that a contract pays is an exit of its feature, or named here with the reason', () => {
  const made = leaves()
  const paying = payingFunctions().flatMap((entry) => {
    const [file = '', name = ''] = entry.split('.')
    return (made.get(file) ?? []).map((leaf) => `${leaf}.${name}`)
  })
  expect(paying.length).toBeGreaterThan(40)
  const declared = functions.map((entry) => entry.slice(0, entry.indexOf('(')))
  const known = new Set([...declared, ...Object.values(others).flat()])
  expect(paying.filter((entry) => !known.has(entry))).toEqual([])
  // Nothing is both, and nothing is named that pays nothing.
  const named = Object.values(others).flat()
  expect(named.filter((entry) => declared.includes(entry) || !paying.includes(entry))).toEqual([])
})

test('the functions are those of the contracts, argument by argument', () => {
  const all = Object.assign({}, ...Object.values(abis)) as Readonly<Record<string, Abi>>
  for (const entry of functions) {
    const contract = entry.slice(0, entry.indexOf('.'))
    const method = entry.slice(contract.length + 1)
    const abi = all[`${contract[0]?.toLowerCase()}${contract.slice(1)}Abi`]
    const name = method.slice(0, method.indexOf('('))
    const inputs = (abi ?? []).flatMap((part) =>
      part.type === 'function' && part.name === name
        ? [part.inputs.map(({ type, name: argument }) => ({ type, name: argument }))]
        : [],
    )
    expect({ entry, inputs }).toEqual({
      entry,
      inputs: expect.arrayContaining([parametersOf(method)]),
    })
  }
})
