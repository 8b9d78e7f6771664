interface Node<Value> {
  literals: Map<string, Node<Value>>
  param?: Node<Value>
  /** By method: what is declared for the path that ends here, with the names of its parameters. */
  ends: Map<string, { value: Value; names: string[] }>
}

/** What is declared for a request's path, with the values of its parameters. */
export interface RouteMatch<Value> {
  value: Value
  params: Record<string, string>
}

/**
 * Prepares the declared routes for look-up. A literal segment goes before a parameter, so that '/products/imports' is
 * never the product 'imports'. HEAD is answered like GET.
 */
export function routeMatcher<Value>(
  routes: readonly { method: string; path: string; value: Value }[],
): (method: string, path: string) => RouteMatch<Value> | null {
  const root = newNode<Value>()
  for (const { method, path, value } of routes) {
    let node = root
    const names: string[] = []
    for (const segment of segmentsOf(path)) {
      if (segment.startsWith(':')) {
        names.push(segment.slice(1))
        node = node.param ??= newNode()
      } else {
        const next = node.literals.get(segment) ?? newNode<Value>()
        node.literals.set(segment, next)
        node = next
      }
    }
    node.ends.set(method, { value, names })
  }
  return (method, path) =>
    search(root, segmentsOf(path.replace(/\/$/, '')), method === 'HEAD' ? 'GET' : method, [])
}

function search<Value>(
  node: Node<Value>,
  [segment, ...rest]: string[],
  method: string,
  values: string[],
): RouteMatch<Value> | null {
  if (segment === undefined) {
    const end = node.ends.get(method)
    if (!end) return null
    const params = end.names.map((name, at) => [name, decode(values[at] ?? '')])
    return { value: end.value, params: Object.fromEntries(params) as Record<string, string> }
  }
  const literal = node.literals.get(segment)
  const literalMatch = literal ? search(literal, rest, method, values) : null
  if (literalMatch || !node.param || segment === '') return literalMatch
  return search(node.param, rest, method, [...values, segment])
}

const newNode = <Value>(): Node<Value> => ({ literals: new Map(), ends: new Map() })

const segmentsOf = (path: string): string[] => path.split('/').slice(1)

/** A segment that is not encoded rightly names nothing. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}
