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

from model import CLASSES, OFFSET_UNIT, load, prepare

HEIGHT, WIDTH = 144, 192
LEAST_SPREAD = 0.01  # of a channel that says next to nothing
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
    """Moves a batch normalisation by statistics of the training into the convolution before it; what is left of it only adds."""
    gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    convolution.weight.mul_(gain.reshape(-1, 1, 1, 1))
    norm.bias.copy_(norm.bias - norm.running_mean * gain)
    norm.weight.fill_(1)
    norm.running_mean.zero_()
    norm.running_var.fill_(1 - norm.eps)
    return norm.bias


def fold_partly(convolution, norm):
    """The same for one that is partly the picture's own: what is left of it brings the sums nearer to what is usual. Returns the bias, and
    the usual means and spreads of the sums, as bytes."""
    gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    convolution.weight.mul_(gain.reshape(-1, 1, 1, 1))
    spread = norm.weight.abs().clamp(min=LEAST_SPREAD)
    bias = norm.bias - norm.running_mean * gain
    norm.running_mean.mul_(gain)
    norm.running_var.copy_(spread**2 - norm.eps)
    norm.weight.copy_(spread)
    return bias, b''.join(values.detach().numpy().astype('<f4').tobytes() for values in (norm.bias, spread))


def separable_down(layer):
    bias, usual = fold_partly(layer.p, layer.b)
    return rows_of(layer.d.weight) + rows_of(layer.p.weight, bias) + usual


def separable(layer):
    bias = fold(layer.p, layer.b)
    return rows_of(layer.d.weight) + rows_of(layer.p.weight, bias)


@torch.no_grad()
def packed(net):
    """All bytes in the order of `read-layers.ts`; rounds the network on the way."""
    bias, usual = fold_partly(net.s[0], net.s[1])
    out = [rows_of(net.s[0].weight, bias) + usual]
    out += [separable_down(layer) for step in net.e for layer in step]
    out += [separable(layer) for layer in net.mid]
    out.append(rows_of(net.g.weight, net.g.bias))
    out += [separable(layer) for step in net.u for layer in step]
    heads = (net.o, net.planes, net.border, net.offset)
    out += [rows_of(layer.weight, layer.bias) for layer in heads]
    out.append(rows_of(net.camera.weight, net.camera.bias))
    return b''.join(out)


def formula():
    """A picture of gradients and checks: the engine's test draws the same."""
    y, x = np.mgrid[:HEIGHT, :WIDTH]
    check = ((x // 24 + y // 18) % 2) * 60
    return np.stack([(x + check) % 256, (2 * y + check) % 256, (x + y) // 2 % 256], -1).astype(np.uint8)


@torch.no_grad()
def expected(net):
    x = torch.from_numpy(formula()).permute(2, 0, 1).float()[None] / 255
    out = net(prepare(x))
    maps = (F.softmax(out['classes'], 1), F.softmax(out['planes'], 1), torch.sigmoid(out['border']), out['offset'] * OFFSET_UNIT)
    rounded = lambda values: [round(float(value), 5) for value in values]
    places = [(at, [rounded(map[0, :, at[0], at[1]]) for map in maps]) for at in CHECKED]
    return places, rounded(out['camera'][0])


def main(path, folder):
    net = load(path)
    text = base64.b64encode(packed(net)).decode()
    with open(os.path.join(folder, 'weights.ts'), 'w') as file:
        file.write("/** The network's numbers, in the order `read-layers.ts` reads them: see README.md for where they come from. */\n")
        file.write(f"export const WEIGHTS =\n  '{text}';\n")
    with open(os.path.join(folder, 'weights-check.ts'), 'w') as file:
        file.write('/** What the trainer computes from the same numbers, at places (row, column) of a picture made by a formula. */\n')
        file.write('export const EXPECTED: readonly ExpectedPixel[] = [\n')
        places, camera = expected(net)
        for (row, column), maps in places:
            named = ', '.join(f'{name}: {values}' for name, values in zip(('classes', 'planes', 'border', 'offset'), maps))
            file.write(f'  {{ at: [{row}, {column}], {named} }},\n')
        file.write('];\n\n')
        file.write('/** Horizon (-1 top, 1 bottom), pitch, roll, turn, logarithm of the focal length. */\n')
        file.write(f'export const EXPECTED_CAMERA: readonly number[] = {camera};\n\n')
        file.write('interface ExpectedPixel {\n  readonly at: readonly [number, number];\n')
        file.write(''.join(f'  readonly {name}: readonly number[];\n' for name in ('classes', 'planes', 'border', 'offset')) + '}\n')
    print(f'{len(text) / 1e3:.0f} kB, {net.o.bias.shape[0]} classes: {", ".join(CLASSES[: net.o.bias.shape[0]])}')


main(*sys.argv[1:3])
