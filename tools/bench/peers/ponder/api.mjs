// Ponder requires one; it answers nothing of its own.
import { Hono } from 'hono'

export const ponderApp = new Hono()
