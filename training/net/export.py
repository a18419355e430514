"""Writes a network as the engine reads it: export.py NET.pt ENGINE_FOLDER [--pointing POINTING.pt | --behind BEHIND.pt]

Batch normalisation is folded into the convolutions, every output row scaled to signed bytes: `weights.ts`. Beside it `weights-check.ts` says
what this file's own arithmetic gives for a picture made by a formula, so that the engine's can be compared with it. With `--pointing` the
network behind the hand, which is told what NET sees: `pointing-weights.ts`, `pointing-check.ts`. With `--behind` the one of what lies
behind a hole: `behind-weights.ts`, `behind-check.ts`.
"""

import argparse
import base64
import json
import os

import numpy as np
import torch
import torch.nn.functional as F

import behind
import pointing
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


def packed_trunk(net):
    out = [separable_down(layer) for step in net.e for layer in step]
    out += [separable(layer) for layer in net.mid]
    out.append(rows_of(net.g.weight, net.g.bias))
    out += [separable(layer) for step in net.u for layer in step]
    return b''.join(out)


@torch.no_grad()
def packed(net):
    """All bytes in the order of `read-layers.ts`; rounds the network on the way."""
    bias, usual = fold_partly(net.s[0], net.s[1])
    heads = (net.o, net.planes, net.border, net.offset, net.camera)
    return rows_of(net.s[0].weight, bias) + usual + packed_trunk(net) + b''.join(rows_of(layer.weight, layer.bias) for layer in heads)


@torch.no_grad()
def packed_telling(net):
    return rows_of(net.s.weight, net.s.bias) + packed_trunk(net) + rows_of(net.o.weight, net.o.bias)


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


def write_weights(folder, name, content):
    file, constant, what = name
    text = base64.b64encode(content).decode()
    with open(os.path.join(folder, file), 'w') as out:
        out.write(f"/** {what}, in the order `read-layers.ts` reads them: see README.md for where they come from. */\n")
        out.write(f"export const {constant} =\n  '{text}';\n")
    print(f'{file}: {len(text) / 1e3:.0f} kB')


def write_seeing(path, folder):
    net = load(path)
    write_weights(folder, ('weights.ts', 'WEIGHTS', "The network's numbers"), packed(net))
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


ASKED = {  # clicks across and down, a box, and a class that words name
    'clicks': {'keep': [[60, 50], [90, 70]], 'away': [[150, 100]], 'box': [0, 0, 0, 0], 'named': None},
    'box': {'keep': [], 'away': [], 'box': [30, 40, 120, 110], 'named': None},
    'named': {'keep': [], 'away': [[140, 60]], 'box': [30, 40, 120, 110], 'named': 'sofa'},
}


@torch.no_grad()
def answers(seeing, net):
    """What is answered to each of `ASKED`, and again once that was the last answer."""
    x = torch.from_numpy(formula()).permute(2, 0, 1).float()[None] / 255
    sight = pointing.look(seeing(prepare(x)), x)
    found = {}
    for name, asked in ASKED.items():
        clicks = lambda places: [(torch.tensor([place]).float(), torch.ones(1, dtype=torch.bool)) for place in places]
        named = torch.zeros(1, len(CLASSES))
        if asked['named']:
            named[0, CLASSES.index(asked['named'])] = 1
        last = torch.zeros(1, HEIGHT, WIDTH)
        for turn in ('first', 'again'):
            answer = net(pointing.inputs(sight, clicks(asked['keep']), clicks(asked['away']), torch.tensor([asked['box']]).float(), named, last))
            found.setdefault(name, {})[turn] = [round(float(answer[0, row, column]), 4) for row, column in CHECKED]
            last = torch.sigmoid(answer)
    return found


def write_pointing(seeing_path, path, folder):
    seeing, net = load(seeing_path), pointing.load(path)
    packed(seeing)
    write_weights(folder, ('pointing-weights.ts', 'POINTING_WEIGHTS', 'Numbers of the network behind the hand'), packed_telling(net))
    with open(os.path.join(folder, 'pointing-check.ts'), 'w') as file:
        file.write('/** Places (row, column) of the picture of `weights-check.ts`. */\n')
        file.write(f'export const POINTED_PLACES: readonly (readonly [number, number])[] = {[list(at) for at in CHECKED]};\n\n')
        file.write('/** What the trainer answers there from the same numbers, first, and told its own first answer. */\n')
        file.write('export const EXPECTED_ANSWERS = ' + json.dumps(answers(seeing, net)) + ' as const;\n')


HOLE = (50, 110, 60, 150)  # first and last row, first and last column
BEHIND = [(60, 70), (80, 100), (100, 140)]


@torch.no_grad()
def write_behind(seeing_path, path, folder):
    seeing, net = load(seeing_path), behind.load(path)
    packed(seeing)
    write_weights(folder, ('behind-weights.ts', 'BEHIND_WEIGHTS', 'Numbers of the network of what lies behind'), packed_telling(net))
    x = torch.from_numpy(formula()).permute(2, 0, 1).float()[None] / 255
    hole = torch.zeros(1, 1, HEIGHT, WIDTH)
    top, bottom, left, right = HOLE
    hole[:, :, top:bottom, left:right] = 1
    shares = F.softmax(net(x, hole, behind.look(seeing, x)), 1)
    found = [{'at': list(at), 'shares': [round(float(value), 4) for value in shares[0, :, at[0], at[1]]]} for at in BEHIND]
    with open(os.path.join(folder, 'behind-check.ts'), 'w') as file:
        file.write('/** A hole in the picture of `weights-check.ts`: first and last row, first and last column. */\n')
        file.write(f'export const HOLE = {list(HOLE)} as const;\n\n')
        file.write('/** What the trainer says lies behind it at places (row, column), from the same numbers. */\n')
        file.write('export const EXPECTED_BEHIND: readonly { at: readonly [number, number]; shares: readonly number[] }[] = ' + json.dumps(found) + ';\n')


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('net')
    parser.add_argument('folder')
    parser.add_argument('--pointing')
    parser.add_argument('--behind')
    given = parser.parse_args()
    if given.pointing:
        write_pointing(given.net, given.pointing, given.folder)
    elif given.behind:
        write_behind(given.net, given.behind, given.folder)
    else:
        write_seeing(given.net, given.folder)
