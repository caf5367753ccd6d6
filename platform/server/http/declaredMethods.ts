import type { FastifyInstance } from 'fastify'

/** A path may be asked for by its own methods alone; which those are is said to whoever uses another. */
export class DeclaredMethods {
  private readonly routes: { path: RegExp; methods: readonly string[] }[] = []

  /** Knows each route that is added from here on. */
  constructor(http: FastifyInstance) {
    http.addHook('onRoute', ({ url, method }) => {
      // Files of any name: what is none of them is nothing.
      if (url === '/*') return
      this.routes.push({ path: patternOf(url), methods: [method].flat() })
    })
  }

  /** Those of a path; none where there is no such path. */
  of(path: string): readonly string[] {
    const found = this.routes.filter((route) => route.path.test(path))
    return [...new Set(found.flatMap(({ methods }) => methods))].sort()
  }
}

function patternOf(url: string): RegExp {
  const pattern = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*')
  return new RegExp(`^${pattern}$`)
}
