import { expect, test } from 'vitest'

import { stageTexts } from './noteText.ts'

test.each([
  ['sending', 'Waiting for packing', '等待打包'],
  ['sent', 'Waiting for packing', '等待打包'],
  ['packed', 'Block confirming', '區塊確認中'],
  ['final', 'Verifying', '驗證中'],
  ['done', 'Success', '成功'],
  ['failed', 'Failed', '失敗'],
] as const)('a transaction that is %s reads %s', (stage, en, tc) => {
  expect(stageTexts[stage]).toEqual({ en, tc })
})
