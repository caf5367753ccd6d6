import { configOf } from '#platform/server/config.ts'
import { expect, test } from 'vitest'

import { KeeperFigures, serveFigures } from './figures.ts'

const traffic = { answered: 8, failed: 2, changes: 1, inUse: 1 }

function keeper() {
  const clock = { ms: 1_000_000 }
  return { clock, figures: new KeeperFigures({ traffic }, () => clock.ms) }
}

test('turns, the last look and the nodes are printed', async () => {
  const { clock, figures } = keeper()
  const [boxes, chores] = [figures.ended('boxes'), figures.ended('chores')]
  boxes(true)
  boxes(false)
  clock.ms = 1_060_500
  chores(true)
  figures.healthy({ head: 7, series: 2, open: 3, troubles: ['a', 'b'], balance: 5_000_000n })
  figures.choresFailing(1)
  const lines = (await figures.text()).split('\n').filter((line) => line.startsWith('t'))
  expect(lines).toEqual([
    'tessera_node_requests_total{outcome="answered"} 8',
    'tessera_node_requests_total{outcome="failed"} 2',
    'tessera_node_changes_total 1',
    'tessera_node_in_use 1',
    'tessera_keeper_turns_total{loop="boxes",result="succeeded"} 1',
    'tessera_keeper_turns_total{loop="boxes",result="failed"} 1',
    'tessera_keeper_turns_total{loop="chores",result="succeeded"} 1',
    'tessera_keeper_turns_total{loop="chores",result="failed"} 0',
    'tessera_keeper_last_turn_seconds{loop="boxes"} 1000',
    'tessera_keeper_last_turn_seconds{loop="chores"} 1060',
    'tessera_keeper_head_height 7',
    'tessera_keeper_series 2',
    'tessera_keeper_open_requests 3',
    'tessera_keeper_troubles 2',
    'tessera_keeper_operator_balance_sun 5000000',
    'tessera_keeper_failing_chores 1',
  ])
})

test('it is well for three minutes after its start and after each turn of the boxes that succeeds', () => {
  const { clock, figures } = keeper()
  const boxes = figures.ended('boxes')
  clock.ms += 179_999
  expect(figures.isWell).toBe(true)
  boxes(true)
  clock.ms += 179_999
  boxes(false)
  expect(figures.isWell).toBe(true)
  clock.ms += 1
  figures.ended('chores')(true)
  expect(figures.isWell).toBe(false)
})

test('without METRICS_PORT nothing listens', async () => {
  expect(await serveFigures(keeper().figures, configOf({}), 'local')).toBeNull()
})
