import { expect, test } from 'vitest'

import { txSteps } from './txSteps.ts'

const told = (state: Parameters<typeof txSteps>[0]): string =>
  txSteps(state)
    .map((step) => `${step.key}:${step.state}`)
    .join(' ')

test('a transaction goes its way step by step', () => {
  expect(told('created')).toBe('sent:todo packed:todo done:todo')
  expect(told('sent')).toBe('sent:now packed:todo done:todo')
  expect(told('packed')).toBe('sent:done packed:now done:todo')
  expect(told('done')).toBe('sent:done packed:done done:done')
})

test('a refusal ends the way where it came; what expired never began', () => {
  expect(told('failed')).toBe('sent:done packed:done failed:failed')
  expect(told('expired')).toBe('expired:failed')
})
