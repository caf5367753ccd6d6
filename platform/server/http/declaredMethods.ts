import type { FastifyInstance } from 'fastify'

/** The methods of each route, for 405 and its Allow header. */
export class DeclaredMethods {
  private readonly routes: { path: RegExp; methods: readonly string[] }[] = []

  /** Records each route that is added later. */
  constructor(http: FastifyInstance) {
    http.addHook('onRoute', ({ url, method, config }) => {
      // Static files: a name that is none of them is unknown.
      if (url === '/*') return
      // To whom they are not there, they have no methods.
      if (config?.hidden === true) return
      this.routes.push({ path: patternOf(url), methods: [method].flat() })
    })
  }

  /** Empty where no route has this path. */
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
