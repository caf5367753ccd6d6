import * as z from 'zod/mini'

import { exactImage } from './files.ts'

/**
 * What compose.yaml may contain: the published rules of the Compose specification for the parts that are used here. A key
 * that the specification does not have, or that is not used here yet, is refused.
 */
const name = z.string().check(z.regex(/^[a-zA-Z0-9._-]+$/))
const duration = z.string().check(z.regex(/^(\d+(us|ms|s|m|h))+$/))
const bytes = z.string().check(z.regex(/^\d+(b|k|m|g|kb|mb|gb)$/))
const words = z.array(z.string().check(z.minLength(1)))
/** A value of another type than text would be written by YAML's rules, such as 010. */
const environment = z.record(z.string().check(z.regex(/^[A-Z][A-Z0-9_]*$/)), z.string())

const build = z.strictObject({ context: z.string(), dockerfile: z.string() })
const healthcheck = z.strictObject({
  test: z.array(z.string()).check(z.minLength(2)),
  interval: duration,
  timeout: duration,
  retries: z.int(),
})
const condition = z.strictObject({
  condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
})
const logging = z.strictObject({ driver: z.string(), options: z.record(z.string(), z.string()) })

const service = z.strictObject({
  image: z.string(),
  build: z.optional(build),
  command: z.optional(words),
  user: z.optional(z.string()),
  profiles: z.optional(z.array(name)),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
  init: z.boolean(),
  read_only: z.boolean(),
  cap_drop: words,
  cap_add: z.optional(words),
  security_opt: words,
  logging,
  environment: z.optional(environment),
  secrets: z.optional(z.array(name)),
  tmpfs: z.optional(words),
  volumes: z.optional(words),
  ports: z.optional(words),
  networks: z.union([
    z.array(name),
    z.record(name, z.strictObject({ ipv4_address: z.optional(z.ipv4()) })),
  ]),
  depends_on: z.optional(z.union([z.array(name), z.record(name, condition)])),
  healthcheck: z.optional(healthcheck),
  stop_signal: z.optional(z.string().check(z.regex(/^SIG[A-Z]+$/))),
  stop_grace_period: z.optional(duration),
  mem_limit: z.optional(bytes),
  shm_size: z.optional(bytes),
})
export type Service = z.output<typeof service>

const network = z.strictObject({
  internal: z.optional(z.boolean()),
  ipam: z.optional(
    z.strictObject({
      config: z.array(z.strictObject({ subnet: z.cidrv4(), ip_range: z.optional(z.cidrv4()) })),
    }),
  ),
})

const whole = z.strictObject({
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/)),
  services: z.record(name, service),
  networks: z.record(name, network),
  volumes: z.record(name, z.strictObject({})),
  secrets: z.record(name, z.strictObject({ file: z.string() })),
})
export type Compose = z.output<typeof whole>

/** Extensions, `x-…`, are parts to repeat and nothing by themselves. */
export function composeOf(file: unknown): Compose {
  const parts = Object.entries(file as object).filter(([key]) => !key.startsWith('x-'))
  return z.parse(whole, Object.fromEntries(parts))
}

export const isExact = (image: string): boolean =>
  exactImage.test(image) || /^tessera:\$\{TESSERA_VERSION:\?[^}]+\}$/.test(image)
