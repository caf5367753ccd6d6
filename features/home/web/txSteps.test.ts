import { expect, test } from 'vitest'

import { txSteps } from './txSteps.ts'

const text = (state: Parameters<typeof txSteps>[0]): string =>
  txSteps(state)
    .map((step) => `${step.key}:${step.state}`)
    .join(' ')

test('a transaction goes its way step by step', () => {
  expect(text('created')).toBe('sent:todo packed:todo done:todo')
  expect(text('sent')).toBe('sent:now packed:todo done:todo')
  expect(text('packed')).toBe('sent:done packed:now done:todo')
  expect(text('done')).toBe('sent:done packed:done done:done')
})

test('a refused transaction ends where it was refused; an expired one never began', () => {
  expect(text('failed')).toBe('sent:done packed:done failed:failed')
  expect(text('expired')).toBe('expired:failed')
})
