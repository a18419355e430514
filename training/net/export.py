"""Writes the class network as the engine reads it: export.py NET.pt ENGINE_FOLDER

Batch normalisation is folded into the convolutions, every output row scaled to signed bytes: `weights.ts`. Beside it `weights-check.ts` says
what this file's own arithmetic gives for a picture made by a formula, so that the engine's can be compared with it.
"""

import base64
import os
import sys

import numpy as np
import torch
import torch.nn.functional as F

from model import CLASSES, load, prepare

HEIGHT, WIDTH = 144, 192
CHECKED = [(9, 11), (40, 150), (72, 96), (100, 30), (133, 180)]


def rows_of(weight, bias=None):
    """Scales, biases and bytes of a layer; the layer's weights are replaced by what the bytes stand for."""
    flat = weight.reshape(weight.shape[0], -1)
    scale = flat.abs().amax(1).clamp(min=1e-12) / 127
    rounded = torch.round(flat / scale[:, None]).clamp(-127, 127)
    weight.copy_((rounded * scale[:, None]).reshape(weight.shape))
    bias = torch.zeros(len(scale)) if bias is None else bias
    return scale.numpy().astype('<f4').tobytes() + bias.detach().numpy().astype('<f4').tobytes() + rounded.numpy().astype(np.int8).tobytes()


def fold(convolution, norm):
    """Moves a batch normalisation into the convolution before it; what is left of it only adds."""
    gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    convolution.weight.mul_(gain.reshape(-1, 1, 1, 1))
    norm.bias.copy_(norm.bias - norm.running_mean * gain)
    norm.weight.fill_(1)
    norm.running_mean.zero_()
    norm.running_var.fill_(1 - norm.eps)
    return norm.bias


def separable(layer):
    bias = fold(layer.p, layer.b)
    return rows_of(layer.d.weight) + rows_of(layer.p.weight, bias)


@torch.no_grad()
def packed(net):
    """All bytes in the order of `read-layers.ts`; rounds the network on the way."""
    out = [rows_of(net.s[0].weight, fold(net.s[0], net.s[1]))]
    out += [separable(layer) for step in net.e for layer in step]
    out += [separable(layer) for layer in net.mid]
    out.append(rows_of(net.g.weight, net.g.bias))
    out += [separable(layer) for step in net.u for layer in step]
    out.append(rows_of(net.o.weight, net.o.bias))
    return b''.join(out)


def formula():
    """A picture of gradients and checks: the engine's test draws the same."""
    y, x = np.mgrid[:HEIGHT, :WIDTH]
    check = ((x // 24 + y // 18) % 2) * 60
    return np.stack([(x + check) % 256, (2 * y + check) % 256, (x + y) // 2 % 256], -1).astype(np.uint8)


@torch.no_grad()
def expected(net):
    x = torch.from_numpy(formula()).permute(2, 0, 1).float()[None] / 255
    share = F.softmax(net(prepare(x))['classes'], 1)[0]
    return [[round(float(value), 5) for value in share[:, y, x]] for y, x in CHECKED]


def main(path, folder):
    net = load(path)
    text = base64.b64encode(packed(net)).decode()
    with open(os.path.join(folder, 'weights.ts'), 'w') as file:
        file.write("/** The network's numbers, in the order `read-layers.ts` reads them: see README.md for where they come from. */\n")
        file.write(f"export const WEIGHTS =\n  '{text}';\n")
    with open(os.path.join(folder, 'weights-check.ts'), 'w') as file:
        file.write('/** Shares of the classes that the trainer computes from the same numbers, at places (row, column) of a picture made by a formula. */\n')
        file.write('export const EXPECTED: readonly { readonly at: readonly [number, number]; readonly shares: readonly number[] }[] = [\n')
        for at, shares in zip(CHECKED, expected(net)):
            file.write(f'  {{ at: [{at[0]}, {at[1]}], shares: {shares} }},\n')
        file.write('];\n')
    print(f'{len(text) / 1e3:.0f} kB, {net.o.bias.shape[0]} classes: {", ".join(CLASSES[: net.o.bias.shape[0]])}')


main(*sys.argv[1:3])
