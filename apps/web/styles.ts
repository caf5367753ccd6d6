import postcss, { type AtRule, type Container, type Node } from 'postcss'

/**
 * Of a style sheet what some pages need to be painted: rules whose classes they have, and the
 * properties that these ask for. Whatever else a page comes to show needs the whole sheet first.
 */
export function stylesFor(css: string, pages: readonly string[]): string {
  const html = pages.join('\n')
  const classes = classesIn(html)
  const sheet = postcss.parse(css)
  sheet.walkRules((rule) => {
    if (isAt(rule.parent, 'keyframes')) return
    const asked = rule.selectors.filter((one) => classesOf(one).every((each) => classes.has(each)))
    if (asked.length === 0) rule.remove()
    else rule.selectors = asked
  })
  while (dropUnasked(sheet, html)) {
    // What only a dropped property asked for is asked for by nobody any more.
  }
  while (dropEmpty(sheet)) {
    // A block may have held an empty one alone.
  }
  return sheet.toString()
}

/** As they stand in the attributes, with what HTML writes otherwise. */
function classesIn(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/\bclass="([^"]*)"/g)].map(([, list = '']) =>
    list.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  )
  return new Set(lists.flatMap((list) => list.split(/\s+/)))
}

/** `.py-1\.5:hover` → `py-1.5` */
const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  )

/** Custom properties that nothing asks for. True where there was one. */
function dropUnasked(sheet: Container, html: string): boolean {
  const asked = new Set(
    [...`${sheet.toString()}${html}`.matchAll(/var\((--[\w-]+)/g)].map((m) => m[1]),
  )
  let dropped = false
  sheet.walk((node) => {
    const name = node.type === 'decl' ? node.prop : isAt(node, 'property') ? node.params : undefined
    if (name === undefined || !name.startsWith('--') || asked.has(name)) return
    // Inside `@property` stand its own words, none of which begins so.
    node.remove()
    dropped = true
  })
  return dropped
}

/** True where there was one. */
function dropEmpty(sheet: Container): boolean {
  let dropped = false
  sheet.walk((node) => {
    if (!('nodes' in node) || node.nodes === undefined || node.nodes.length > 0) return
    node.remove()
    dropped = true
  })
  return dropped
}

const isAt = (node: Node | undefined, name: string): node is AtRule =>
  node?.type === 'atrule' && (node as AtRule).name === name
