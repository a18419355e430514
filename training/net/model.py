"""The network: a U-Net of depthwise separable convolutions with one pooled overview, in the order the engine reads it."""

import re
from functools import partial

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

CLASSES = (
    'ceiling wall floor window curtain sofa bed table chair rug painting plant lamp cabinet other '
    'door stairs radiator appliance clutter cushion screen mirror fireplace'
).split()
PLANES = 6
CAMERA = 5  # horizon, pitch, roll, yaw, log of the focal length
OFFSET = 2  # from a pixel to the middle of its thing, right and down, in `OFFSET_UNIT` pixels
OFFSET_UNIT = 16
WIDTHS = (24, 48, 96, 192, 256)
FIRST_WIDTHS = (24, 40, 72, 112, 144)  # of files that do not say
LESS_CAST = 0.4  # how much of a colour cast is taken away, as in the engine
OWN_SHARE = 0.3  # of the statistics that the layers on the way down are normalised by, how much is the picture's own
UNSETTLED_SHARE = 0.5  # of the batches, at each of the first steps
UNSETTLED_STEPS = 3
fused = None  # the trainer's kernels, where it has them


class Norm(nn.BatchNorm2d):
    """Batch normalisation and ReLU, by statistics of which `own` is the picture's own share (Nado et al. 2020; Pan et al. 2018, IBN-Net):
    photos differ from renders in light and contrast as a whole, and that much is taken away before the network looks for forms."""

    def __init__(self, channels, own=0):
        super().__init__(channels)
        self.own = own

    def gain_and_shift(self, own_mean, own_square, weight, bias):
        own_var = own_square - own_mean**2
        if self.training:
            mean = own_mean.mean(0)
            var = own_square.mean(0) - mean**2
            with torch.no_grad():
                self.running_mean.lerp_(mean, self.momentum)
                self.running_var.lerp_(var, self.momentum)
        else:
            mean, var = self.running_mean, self.running_var
        mean = mean + self.own * (own_mean - mean)
        var = var + self.own * (own_var - var)
        gain = weight / torch.sqrt(var.clamp(min=0) + self.eps)
        return gain, bias - mean * gain

    def forward(self, x):
        return scaled(x, self.gain_and_shift, True, self.weight, self.bias)


def scaled(x, of_moments, cut, *weights):
    """`x * gain + shift`, below 0 cut off where `cut`; `of_moments(mean, square, *weights)` says both from the moments of a picture's channels."""
    if fused:
        return fused.Scaled.apply(x, of_moments, cut, *weights)
    var, mean = torch.var_mean(x.float(), (2, 3), unbiased=False)
    gain, shift = (value[:, :, None, None].to(x.dtype) for value in of_moments(mean, var + mean**2, *weights))
    out = torch.addcmul(shift, x, gain)
    return F.relu(out) if cut else out


def unsettled(x):
    """Moves each channel's mean and spread as far as they differ between the pictures of a batch (Li et al. 2022, "Uncertainty Modeling for
    Out-of-Distribution Generalization"): looks that no render has."""
    return scaled(x, elsewhere, False) if np.random.rand() < UNSETTLED_SHARE else x


@torch.no_grad()
def elsewhere(mean, square):
    spread = torch.sqrt((square - mean**2).clamp(min=1e-6))
    gain = (1 + torch.randn_like(spread) * spread.std(0) / spread).clamp(0.2, 3)
    return gain, mean + torch.randn_like(mean) * mean.std(0) - mean * gain


def up_beside(x, beside):
    """`x` at the size of `beside`, twice its own, with the channels of `beside` behind it."""
    if fused:
        return fused.UpBeside.apply(x, beside)
    return torch.cat([F.interpolate(x, size=beside.shape[2:], mode='bilinear', align_corners=False), beside], 1)


class Separable(nn.Module):
    def __init__(self, inputs, outputs, stride=1, own=0):
        super().__init__()
        self.d = nn.Conv2d(inputs, inputs, 3, stride, 1, groups=inputs, bias=False)
        self.p = nn.Conv2d(inputs, outputs, 1, bias=False)
        self.b = Norm(outputs, own)

    def forward(self, x):
        return self.b(self.p(self.d(x)))


class Trunk(nn.Module):
    """Four steps down, one pooled overview, four steps up: what comes of a picture whose first layer, `stem`, gave `widths[0]` channels."""

    def __init__(self, widths, stem):
        super().__init__()
        self.widths = c = tuple(widths)
        self.s = stem
        down = partial(Separable, own=OWN_SHARE)
        self.e = nn.ModuleList(nn.Sequential(down(c[i - 1], c[i], 2), down(c[i], c[i]), down(c[i], c[i])) for i in range(1, 5))
        self.mid = nn.Sequential(Separable(c[4], c[4]), Separable(c[4], c[4]))
        self.g = nn.Linear(c[4], c[4])
        self.u = nn.ModuleList(
            nn.Sequential(Separable(c[i] + c[i - 1], c[i - 1]), Separable(c[i - 1], c[i - 1])) for i in range(4, 0, -1)
        )

    def through(self, h):
        """Features of every pixel and the overview."""
        passed = [h]
        for k, step in enumerate(self.e):
            h = step(unsettled(h) if self.training and k < UNSETTLED_STEPS else h)
            passed.append(h)
        h = self.mid(h)
        overview = h.mean((2, 3))
        h = h + self.g(overview)[:, :, None, None]
        for k, step in enumerate(self.u):
            h = step(up_beside(h, passed[3 - k]))
        return h, overview


class Net(Trunk):
    """Per pixel: classes, planes, whether a border between things runs there, the way to the middle of its thing. Per picture: the camera."""

    def __init__(self, widths=WIDTHS, classes=len(CLASSES)):
        super().__init__(widths, nn.Sequential(nn.Conv2d(5, widths[0], 3, 1, 1, bias=False), Norm(widths[0], OWN_SHARE)))
        c = self.widths
        self.o = nn.Conv2d(c[0], classes, 1)
        self.planes = nn.Conv2d(c[0], PLANES, 1)
        self.border = nn.Conv2d(c[0], 1, 1)
        self.offset = nn.Conv2d(c[0], OFFSET, 1)
        self.camera = nn.Linear(c[4], CAMERA)

    def forward(self, x):
        n, _, height, width = x.shape
        low = torch.linspace(-1, 1, height)[None, None, :, None].expand(n, 1, -1, width)
        aside = torch.linspace(-1, 1, width).abs()[None, None, None, :].expand(n, 1, height, -1)
        h, overview = self.through(self.s(torch.cat([x, low, aside], 1)))
        heads = {'classes': self.o, 'planes': self.planes, 'border': self.border, 'offset': self.offset}
        weight, bias = (torch.cat([getattr(head, part) for head in heads.values()]) for part in ('weight', 'bias'))
        pixels = F.conv2d(h, weight, bias).float().split([head.out_channels for head in heads.values()], 1)
        return {**dict(zip(heads, pixels)), 'camera': self.camera(overview).float()}


def less_cast(x):
    """Colours (0..1) without the strongest cast: what the engine feeds the network, too."""
    mean = x.mean((2, 3), keepdim=True)
    return (x * (mean.mean(1, keepdim=True) / mean.clamp(min=0.02)) ** LESS_CAST).clamp(0, 1)


def prepare(x):
    return (less_cast(x) - 0.5) * 4


def places(name, own, earlier):
    """Where an earlier layer's channels lie in a wider one's: behind the doubled channels of a step up come those passed beside it."""
    step = re.match(r'u\.(\d)\.0\.', name)
    if not step:
        return torch.arange(earlier[-1])
    i = 4 - int(step[1])
    return torch.cat([torch.arange(earlier[i]), own[i] + torch.arange(earlier[i - 1])])


def grow(net, state, widths):
    """Takes over weights of an earlier network of `widths`, narrower or with fewer classes, so that at first it says nearly the same:
    what is new reads from the old channels, the old ones do not yet read from what is new."""
    own = net.state_dict()
    for name, value in state.items():
        if name not in own:
            continue
        to = own[name]
        if to.shape == value.shape:
            to.copy_(value)
        elif name.startswith('o.'):
            to[: value.shape[0]] = value
            to[value.shape[0] :] = value.mean(0) - (1 if name.endswith('bias') else 0)
        elif value.dim() == 1 or name.endswith('.d.weight'):
            at = places(name if name.endswith('.d.weight') else '', net.widths, widths if name.endswith('.d.weight') else (len(value),))
            to[at[: len(value)]] = value
        else:
            at = places(name, net.widths, widths if re.match(r'u\.\d\.0\.', name) else (value.shape[1],))
            to[: value.shape[0]] = 0
            to[: value.shape[0], at] = value


def load(path):
    """A trained network ready to be asked; earlier files may hold fewer classes and no other heads."""
    kept = torch.load(path, map_location='cpu')
    state = kept.get('state', kept)
    widths = kept.get('widths', FIRST_WIDTHS)
    net = Net(widths, state['o.bias'].shape[0])
    grow(net, state, widths)
    return net.eval()
