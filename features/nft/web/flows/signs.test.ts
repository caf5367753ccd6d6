import { someone } from '#platform/web/flow/testing/signs.ts'
import { expect, test } from 'vitest'

import { buyFlow } from './buy.tsx'
import { claimFlow } from './claim.tsx'
import { exitFlow } from './exit.tsx'
import { pledgeFlow } from './pledge.tsx'
import { pledgeManyFlow } from './pledgeMany.tsx'
import { transferFlow } from './transfer.tsx'
import { unlockFlow } from './unlock.tsx'

test.each([
  [buyFlow, { level: '3' }, ['3']],
  [pledgeFlow, { tokenId: '7001', time: '2592000' }, ['7001', '2592000']],
  [pledgeManyFlow, { tokenIds: '7001,1', time: '604800' }, ['["7001","1"]', '604800']],
  [unlockFlow, { tokenId: '7001' }, ['7001']],
  [exitFlow, { tokenId: '7001' }, ['7001']],
  [claimFlow, { tokenIds: '7001,1' }, ['["7001","1"]']],
  [claimFlow, {}, [null]],
  [transferFlow, { tokenId: '5001', to: 'TReceiver' }, [someone, 'TReceiver', '5001']],
] as const)('the subject fixes the arguments: %#', (flow, subject, args) => {
  expect(flow.signs.args(subject, {}, someone)).toEqual(args)
})
