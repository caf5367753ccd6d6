import { expect, test } from 'vitest'

import splitter from '../contract/FeeSplitter.sol?raw'
import { teamTexts as texts } from './text.ts'

/** A constant of the contract, in percent. */
const share = (name: string): string => {
  const found = new RegExp(`uint256 public constant ${name} = (\\d+);`).exec(splitter)
  if (found === null) throw new Error(`the contract has no ${name}`)
  return `${found[1]}%`
}

/** Every share that a text names, in its order. */
const percentages = (text: string): string[] => text.match(/\d+%/g) ?? []

const both = [share('LEVEL1_SHARE'), share('LEVEL2_SHARE')]

test.each([
  ['who takes the community root', texts.noInviterHint, both],
  ['who confirms an inviter', texts.cannotChange, both.slice(0, 1)],
  ['who invites', texts.inviteLead, both],
])('%s sees the shares that the contract pays', (_, text, shares) => {
  expect(percentages(text.en)).toEqual(shares)
  expect(percentages(text.tc)).toEqual(shares)
})

test('no one reads that an inviter earns nothing', () => {
  for (const { en, tc } of Object.values(texts)) {
    expect(en).not.toMatch(/nobody earns|earns nothing/i)
    expect(tc).not.toMatch(/沒有任何人/)
  }
})
