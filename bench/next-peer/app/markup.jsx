import { createElement } from 'react';

/** Builds a page's elements from their description: text, or tag, attributes and children. */
export function Markup({ nodes }) {
  return nodes.map(createNode);
}

function createNode(node, index) {
  if (typeof node === 'string') return node;
  const [tag, attributes, children] = node;
  return createElement(tag, { ...attributes, key: index }, ...children.map(createNode));
}
