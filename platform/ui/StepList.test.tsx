import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { StepList } from './StepList.tsx'

test('the state of each step is written in words, and the present one is marked', () => {
  const html = renderToStaticMarkup(
    <StepList
      steps={[
        { key: 'a', label: 'Checking', state: 'done' },
        { key: 'b', label: 'Confirm in wallet', state: 'now' },
        { key: 'c', label: 'Success', state: 'todo' },
      ]}
    />,
  )
  expect(html).toContain('Checking</span><span class="sr-only">: done</span>')
  expect(html).toContain('Confirm in wallet</span><span class="sr-only">: now</span>')
  expect(html.match(/aria-current="step"/g)).toHaveLength(1)
})
