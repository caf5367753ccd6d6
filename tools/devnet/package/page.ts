/** The blocks of code of a page, in order. */
export type Step =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'command'; readonly line: string }

const block = /^```(\w+)\n([\s\S]*?)^```$/gm

/** Throws for a block that is neither lines for a shell nor a file with its path in a first comment. */
export function stepsOf(markdown: string): Step[] {
  return [...markdown.matchAll(block)].flatMap(([, language, text = '']): Step[] => {
    if (language === 'sh') {
      return text
        .trim()
        .split('\n')
        .map((line) => ({ kind: 'command', line }))
    }
    const path = /^\/\/ ([\w./-]+)\n/.exec(text)?.[1]
    if (path === undefined) throw new Error(`a block without its path: ${text.slice(0, 60)}`)
    return [{ kind: 'file', path, text }]
  })
}
