import { createMergeQueue } from './merge-queue.ts';
import type { RegionGraph } from './region-graph.ts';

/** Patches joined two by two, the most alike first, up to the whole picture. The first `leaves` nodes are the graph's patches. */
export interface RegionTree {
  readonly leaves: number;
  readonly nodes: number;
  /** The node each was joined into; -1 at the top. */
  readonly parent: Int32Array;
  /** How unlike the two halves were; never less than that of the node's own parts; 0 for leaves. */
  readonly cost: Float32Array;
  /** Pixels. */
  readonly size: Float64Array;
}

interface Contact {
  length: number;
  gradient: number;
}

/** Joins a graph's patches: unlike colours, strong edges and large sizes make two join late, a long shared border early. */
export function buildRegionTree(graph: RegionGraph): RegionTree {
  const leaves = graph.patches;
  const most = 2 * leaves - 1;
  const colour = new Float32Array(3 * most);
  const size = new Float64Array(most);
  for (let region = 0; region < graph.count; region++) {
    const patch = graph.patchOf[region]!;
    size[patch]! += graph.size[region]!;
    for (let c = 0; c < 3; c++) colour[3 * patch + c]! += graph.size[region]! * graph.colour[3 * region + c]!;
  }
  for (let i = 0; i < 3 * leaves; i++) colour[i]! /= size[(i / 3) | 0]!;
  return { leaves, size, ...joinAll({ contacts: contactsOf(graph, most), colour, size }, leaves) };
}

function contactsOf(
  { borders, patchOf, patches }: RegionGraph,
  most: number,
): (Map<number, Contact> | null)[] {
  const contacts = Array.from({ length: most }, (_, node) =>
    node < patches ? new Map<number, Contact>() : null,
  );
  for (let e = 0; e < borders.count; e++) {
    const one = patchOf[borders.from[e]!]!;
    const two = patchOf[borders.to[e]!]!;
    if (one === two) continue;
    const length = borders.length[e]!;
    const gradient = length * Math.sqrt(borders.contrast[e]!);
    addContact(contacts[one]!, two, { length, gradient });
    addContact(contacts[two]!, one, { length, gradient });
  }
  return contacts;
}

function addContact(contacts: Map<number, Contact>, to: number, { length, gradient }: Contact): void {
  const known = contacts.get(to);
  contacts.set(to, {
    length: length + (known?.length ?? 0),
    gradient: gradient + (known?.gradient ?? 0),
  });
}

interface Growing {
  /** Per node its neighbours; null for nodes that do not exist yet or any more. */
  readonly contacts: (Map<number, Contact> | null)[];
  readonly colour: Float32Array;
  readonly size: Float64Array;
}

function joinAll(growing: Growing, leaves: number): Pick<RegionTree, 'nodes' | 'parent' | 'cost'> {
  const { contacts } = growing;
  const parent = new Int32Array(contacts.length).fill(-1);
  const cost = new Float32Array(contacts.length);
  const queue = createMergeQueue();
  for (let one = 0; one < leaves; one++) {
    for (const [two, contact] of contacts[one]!) {
      if (one < two) queue.add(costOf(growing, [one, two], contact), one, two);
    }
  }
  let nodes = leaves;
  for (let pair = queue.take(); pair; pair = queue.take()) {
    const { one, two } = pair;
    if (!contacts[one] || !contacts[two]) continue;
    const node = nodes++;
    parent[one] = parent[two] = node;
    cost[node] = Math.max(pair.cost, cost[one]!, cost[two]!);
    join(growing, [one, two], node);
    for (const [other, contact] of contacts[node]!) {
      queue.add(costOf(growing, [node, other], contact), node, other);
    }
  }
  return { nodes, parent, cost };
}

function costOf({ colour, size }: Growing, [one, two]: readonly [number, number], contact: Contact): number {
  const l = colour[3 * one]! - colour[3 * two]!;
  const a = 1.6 * (colour[3 * one + 1]! - colour[3 * two + 1]!);
  const b = 1.6 * (colour[3 * one + 2]! - colour[3 * two + 2]!);
  const unlike = 0.5 * Math.sqrt(l * l + a * a + b * b) + contact.gradient / contact.length;
  const smaller = Math.min(size[one]!, size[two]!);
  return (unlike * smaller ** 0.28) / (contact.length / Math.sqrt(smaller)) ** 0.35;
}

function join(growing: Growing, pair: readonly [number, number], node: number): void {
  const { contacts, colour, size } = growing;
  const [one, two] = pair;
  size[node] = size[one]! + size[two]!;
  const share = size[one]! / size[node]!;
  for (let c = 0; c < 3; c++)
    colour[3 * node + c] = share * colour[3 * one + c]! + (1 - share) * colour[3 * two + c]!;
  const around = new Map<number, Contact>();
  for (const part of pair) {
    for (const [other, contact] of contacts[part]!) {
      if (other === one || other === two) continue;
      addContact(around, other, contact);
      contacts[other]!.delete(part);
      contacts[other]!.set(node, around.get(other)!);
    }
    contacts[part] = null;
  }
  contacts[node] = around;
}

/** 1 for every region of the graph below a node. */
export function regionsBelow(graph: RegionGraph, { parent, leaves }: RegionTree, node: number): Uint8Array {
  const isIn = new Uint8Array(Math.max(leaves, node + 1));
  isIn[node] = 1;
  for (let i = node - 1; i >= 0; i--) if (parent[i]! <= node && isIn[parent[i]!] === 1) isIn[i] = 1;
  return Uint8Array.from(graph.patchOf, (patch) => isIn[patch]!);
}
