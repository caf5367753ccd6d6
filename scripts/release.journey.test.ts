import { builtWeb, type Stack, startStack } from '#tests/journeys/stack.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { announceCommand } from './announceCommand.ts'
import { releaseCommand } from './releaseCommand.ts'

/** The app as it is built, served with its rendered pages. */
let stack: Stack
beforeAll(async () => {
  stack = await startStack({ web: true })
})
afterAll(() => stack?.close())

test('a server of this build serves the release that is announced by the hash of its folder', async () => {
  const server = stack.server.url
  const draft = 'kind: release\n# en\nA release\nIts files.\n# tc\n新版本\n其檔案。\n'
  const announced = { server, draft, key: null, release: builtWeb }
  expect(await announceCommand(announced, () => {})).toBe(0)
  const lines: string[] = []
  const { announcer } = stack.world.deployment
  await releaseCommand({ server, folder: builtWeb, announcer }, (line) => lines.push(line))
  expect(lines).toEqual(['the server serves the announced release'])
})
