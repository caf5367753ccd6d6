import { parseSync, Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  ['../../{apps,features,platform,scripts/golden}/**/*.tsx', '!**/*.test.tsx'],
  { eager: true, query: '?raw', import: 'default' },
)

/** Names of what is made of elements, not of text. */
const elements = new Set([
  'children',
  'action',
  'retry',
  'leading',
  'trailing',
  'heading',
  'view',
  'icon',
  'stepper',
  'chip',
  'part',
])

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** Whether an expression returns text, as far as its form shows. */
function isText(node: Node): boolean {
  const of = (field: string): Node => node[field] as Node
  if (node.type === 'Literal') {
    const { value } = node
    return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  }
  if (node.type === 'ConditionalExpression')
    return isText(of('consequent')) || isText(of('alternate'))
  if (node.type === 'LogicalExpression') {
    return isText(of('right')) || (node['operator'] !== '&&' && isText(of('left')))
  }
  if (node.type === 'Identifier') return !elements.has(String(node['name']))
  if (node.type === 'MemberExpression') return isText(of('property'))
  if (node.type === 'CallExpression') {
    const callee = of('callee')
    const name = callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee
    return !['map', 'flatMap', 'children', 'createElement'].includes(String(name['name']))
  }
  return node.type === 'TemplateLiteral' || node.type === 'BinaryExpression'
}

function isBare(child: Node): boolean {
  if (child.type === 'JSXText') return String(child['value']).trim() !== ''
  return child.type === 'JSXExpressionContainer' && isText(child['expression'] as Node)
}

const isThere = (child: Node): boolean =>
  child.type === 'JSXText'
    ? !/^\s*$/.test(String(child['value'])) || !String(child['value']).includes('\n')
    : (child['expression'] as Node | undefined)?.type !== 'JSXEmptyExpression'

/** `line: text` of every text that stands beside a sibling. */
function bareIn(file: string, source: string): string[] {
  const found: string[] = []
  const look = ({ children }: { children: unknown }): void => {
    const there = (children as Node[]).filter(isThere)
    if (there.length < 2) return
    for (const { start, end } of there.filter(isBare)) {
      const line = source.slice(0, start).split('\n').length
      found.push(`${file}:${line}: ${source.slice(start, end).trim()}`)
    }
  }
  const { program } = parseSync(file, source, { lang: 'tsx' })
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program)
  return found
}

/*
 * A translated page has `<font>` where a text node was: React writes on into the node that is gone, and throws where it
 * removes it. The only text of an element is written into the element itself.
 */
test('no text stands beside a sibling', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200)
  expect(Object.entries(sources).flatMap(([file, source]) => bareIn(file, source))).toEqual([])
})

test.each([
  '<p>a <b>b</b></p>',
  '<p>{t(texts.a)}<b>b</b></p>',
  '<p>{count} <b>b</b></p>',
  '<p>{on && `${a}`}<b>b</b></p>',
  '<p>a {b}</p>',
  '<>{symbol}<b>b</b></>',
])('%s is refused', (source) => {
  expect(bareIn('a.tsx', source)).not.toEqual([])
})

test.each([
  '<p>a</p>',
  '<p>{t(texts.a)}</p>',
  "<p><b>a</b>{' '}<b>b</b></p>",
  '<p>{children}<b>b</b></p>',
])('%s may stand', (source) => {
  expect(bareIn('a.tsx', source)).toEqual([])
})
