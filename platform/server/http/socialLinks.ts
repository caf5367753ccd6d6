export interface SocialLink {
  readonly name: string
  readonly url: string
}

const most = 12
/** Letters, digits, marks of any script, and what stands between them in a name; nothing invisible. */
const nameForm = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&·+-]{0,31}$/u

/**
 * The operator's links, as `X=https://x.com/name,Telegram=https://t.me/name`. A comma within an
 * address is written %2C. Throws an error that states which part is wrong.
 */
export function socialLinksOf(text: string): SocialLink[] {
  const links = text.split(',').map((part) => {
    const cut = part.indexOf('=')
    const [name, url] = [part.slice(0, Math.max(cut, 0)).trim(), part.slice(cut + 1).trim()]
    if (cut < 1 || !nameForm.test(name)) {
      throw new Error(`write each link as name=https://…, with a name of 1 to 32 letters`)
    }
    if (!URL.canParse(url)) throw new Error(`the link of ${name} is no address`)
    const { protocol, username, password, href } = new URL(url)
    if (protocol !== 'https:') throw new Error(`the link of ${name} must begin with https://`)
    if (username !== '' || password !== '') {
      throw new Error(`the link of ${name} must not carry a name or password`)
    }
    return { name, url: href }
  })
  if (links.length > most) throw new Error(`no more than ${most} links`)
  const twice = links.find(({ name }, i) => links.findIndex((one) => one.name === name) !== i)
  if (twice !== undefined) throw new Error(`${twice.name} is named twice`)
  return links
}
