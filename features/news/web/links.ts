/** An outside address in a text, with the full domain that a press leads to. */
export interface OutsideLink {
  readonly url: string
  readonly site: string
}

const mostLinks = 10

/** Each https address once. One that names a user before its domain, to look like another, is none. */
export function linksIn(text: string): readonly OutsideLink[] {
  const found = new Map<string, OutsideLink>()
  for (const [word] of text.matchAll(/https:\/\/[^\s<>"'，。；：！？、（）「」]+/g)) {
    const bare = word.replace(/[.,;:!?)\]]+$/, '')
    const url = urlOf(bare)
    if (url === null || url.username !== '' || url.password !== '') continue
    found.set(url.href, { url: url.href, site: url.host })
  }
  return [...found.values()].slice(0, mostLinks)
}

/** `URL.canParse` is above the floor of browsers. */
function urlOf(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
