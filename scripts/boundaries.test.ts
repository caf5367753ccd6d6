import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { violationsOf } from './boundaries/rules.ts'
import { readTree } from './boundaries/tree.ts'

const real = readTree(path.join(import.meta.dirname, '..'))

/** The violations in a file that was planted in the real tree, as `line rule`. */
function planted(files: Record<string, string>): string[] {
  const tree = new Map([...real, ...Object.entries(files)])
  return violationsOf(tree)
    .violations.filter(({ file }) => file in files)
    .map(({ file, line, rule }) => `${file}:${line} ${rule}`)
}

test('the real tree is read', () => {
  expect(violationsOf(real).modules).toBeGreaterThan(100)
  expect([...real.keys()]).toContain('features/nft/api.ts')
})

describe('a planted violation is caught', () => {
  const cases: { name: string; file: string; text: string; expected: string }[] = [
    {
      name: 'a file imports itself',
      file: 'platform/std/bad.ts',
      text: "import type { X } from './bad.ts'\nexport type Y = X\n",
      expected: '1 circle',
    },
    {
      name: 'std imports another room',
      file: 'platform/std/bad.ts',
      text: "import { toast } from '#platform/web/toast.tsx'\nexport const x = toast\n",
      expected: '1 direction',
    },
    {
      name: 'platform imports a feature',
      file: 'platform/server/bad.ts',
      text: "\nexport { nftApi } from '#features/nft/api.ts'\nexport const x = 1\n",
      expected: '2 direction',
    },
    {
      name: 'platform web imports platform server',
      file: 'platform/web/bad.ts',
      text: "import '../server/bad.ts'\n",
      expected: '1 direction',
    },
    {
      name: 'a screen imports the server side, in a type',
      file: 'features/nft/web/Bad.tsx',
      text: "export type X = import('../server/rules.ts').X\n",
      expected: '1 direction',
    },
    {
      name: 'a keeper imports the server of the platform',
      file: 'features/blindbox/keeper/bad.ts',
      text: "import { openLog } from '#platform/server/log.ts'\nexport const y = openLog\n",
      expected: '1 direction',
    },
    {
      name: 'a screen imports the tables, lazily',
      file: 'features/nft/web/Lazy.tsx',
      text: "export const x = () => import('../tables.ts')\n",
      expected: '1 direction',
    },
    {
      name: 'an api imports the server side',
      file: 'features/nft/bad.ts',
      text: "import type { X } from './server/rules.ts'\nexport type Y = X\n",
      expected: '1 direction',
    },
    {
      name: 'a sibling is reached past its door',
      file: 'features/nft/server/bad.ts',
      text: "import { teamApi } from '#features/team/api.ts'\nexport const x = teamApi\n",
      expected: '1 direction',
    },
    {
      name: "a declaration imports more of a sibling than its contract's reasons",
      file: 'features/nft/bad.ts',
      text: "import { teamReasons } from '#features/team/reasons.ts'\nimport { teamApi } from '#features/team/api.ts'\nexport const x = [teamReasons, teamApi]\n",
      expected: '2 direction',
    },
    {
      name: 'a feature imports an app',
      file: 'features/nft/server/bad.ts',
      text: "import { startDevnet } from '#tools/devnet/index.ts'\nexport const x = startDevnet\n",
      expected: '1 direction',
    },
    {
      name: 'an app enters a feature past its manifest',
      file: 'apps/server/bad.ts',
      text: "import { nftApi } from '#features/nft/api.ts'\nexport const x = nftApi\n",
      expected: '1 direction',
    },
    {
      name: "a contract imports a sibling's contract instead of its interface",
      file: 'features/nft/contract/Bad.sol',
      text: '// import "./Nothing.sol";\nimport {Team} from "../../team/contract/Team.sol";\n',
      expected: '2 direction',
    },
    {
      name: "a Solidity test makes the product's contract itself",
      file: 'features/nft/contract/Bad.t.sol',
      text: '// new Team();\ncontract Bad { Team team = new Team(); Bad bad = new Bad(); }\n',
      expected: '2 deploy',
    },
    {
      name: 'production imports a test',
      file: 'features/nft/server/bad.ts',
      text: "import './bad.test.ts'\n",
      expected: '1 direction',
    },
    {
      name: 'an import without extension',
      file: 'platform/std/bad.ts',
      text: "import { x } from './amount'\nexport const y = x\n",
      expected: '1 extension',
    },
    {
      name: 'an import of a file that is not there',
      file: 'platform/std/bad.ts',
      text: "import './nowhere.ts'\n",
      expected: '1 missing',
    },
    {
      name: 'a default export',
      file: 'platform/std/bad.ts',
      text: '// one\nexport default 1\n',
      expected: '2 default-export',
    },
    {
      name: 'a drawer file',
      file: 'platform/std/utils.ts',
      text: 'export const x = 1\n',
      expected: '1 name',
    },
    {
      name: 'a barrel',
      file: 'platform/std/index.ts',
      text: "export * from './amount.ts'\nexport * from './text.ts'\n",
      expected: '1 barrel',
    },
    {
      name: 'a file of 401 lines',
      file: 'platform/std/bad.ts',
      text: 'export {}\n'.repeat(401),
      expected: '401 size',
    },
    {
      name: 'a place the house does not have',
      file: 'platform/misc/bad.ts',
      text: 'export const x = 1\n',
      expected: '1 place',
    },
    {
      name: 'a path that differs from another only in case',
      file: 'features/zoo/api.ts',
      text: "export const zooApi = {\n  a: endpoint({\n    path: '/deposit/aon/GetTimestamp',\n  }),\n}\n",
      expected: '3 path',
    },
    {
      name: 'a path of an action that differs from another only in case',
      file: 'features/zoo/actions.ts',
      text: "export const zooActions = {\n  a: action({\n    path: { before: '/tessera/zoo/a', after: '/tessera/zoo/A' },\n  }),\n}\n",
      expected: '3 path',
    },
    {
      name: 'a list outside names an endpoint of a feature',
      file: 'tests/journeys/bad.ts',
      text: "\nexport const x = ['/swappledge/pledge/singleToken/record?state=all']\n",
      expected: '2 feature',
    },
    {
      name: 'a list outside names an event of a contract',
      file: 'scripts/bad.ts',
      text: "export const x = {\n  'TermStaking.Pledged': 1,\n}\n",
      expected: '2 feature',
    },
    {
      name: 'a feature names the contract of one that is no base',
      file: 'features/home/web/bad.ts',
      text: "export const x = ['Team', 'TermStaking']\n",
      expected: '1 feature',
    },
    {
      name: 'a script imports an inner file of a feature',
      file: 'scripts/bad.ts',
      text: "import { stakingApi } from '#features/staking/api.ts'\nexport const x = stakingApi\n",
      expected: '1 feature',
    },
    {
      name: 'a test outside imports an inner file of a feature that is no base',
      file: 'tests/journeys/bad.test.ts',
      text: "import { stakingApi } from '#features/staking/api.ts'\nexport const x = stakingApi\n",
      expected: '1 feature',
    },
  ]
  test.each(cases)('$name', ({ file, text, expected }) => {
    const others = { 'features/nft/server/bad.test.ts': '', 'platform/server/bad.ts': '' }
    expect(planted({ ...others, [file]: text })).toEqual([`${file}:${expected}`])
  })

  test('a base feature that builds on one below it, on either side', () => {
    expect(
      planted({
        'features/account/public.server.ts': 'export const x = 1\n',
        'features/team/server/bad.ts':
          "import { x } from '#features/account/public.server.ts'\nexport const y = x\n",
        'features/account/server/good.ts':
          "import { teamOf } from '#features/team/public.server.ts'\nexport const y = teamOf\n",
        'features/team/public.server.ts': 'export const teamOf = 1\n',
        'features/nft/public.web.ts': 'export const x = 1\n',
        'features/sales/web/bad.ts':
          "import { x } from '#features/nft/public.web.ts'\nexport const y = x\n",
      }),
    ).toEqual(['features/sales/web/bad.ts:1 direction', 'features/team/server/bad.ts:1 direction'])
  })

  test('a dependant on a feature that is no base', () => {
    expect(
      planted({
        'features/blindbox/public.server.ts': 'export const x = 1\n',
        'features/home/server/bad.ts':
          "import { x } from '#features/blindbox/public.server.ts'\nexport const y = x\n",
      }),
    ).toEqual(['features/home/server/bad.ts:1 direction'])
  })
})

test('a circle through two files is caught, types included; one closed while running is none', () => {
  const first = (text: string) => ({
    'platform/std/bad.ts': text,
    'platform/std/worse.ts': "import type { X } from './bad.ts'\nexport type Y = X\n",
  })
  expect(planted(first("export type { Y as X } from './worse.ts'\nexport const x = 1\n"))).toEqual([
    'platform/std/bad.ts:1 circle',
  ])
  expect(
    planted(first("export type X = number\nexport const x = () => import('./worse.ts')\n")),
  ).toEqual([])
})
