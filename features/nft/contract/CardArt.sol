// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Base64} from "@openzeppelin/tron-contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/tron-contracts/utils/Strings.sol";
import {ICardArt} from "./ICardArt.sol";

/// @title The picture of a card: 15 x 15 stones on grout.
/// @notice Every corner is pushed about a little, every shade is read from a wave that runs over the whole card.
/// Each level has a motif: strata, veins, petals, lozenges, rays.
/// @dev `art.ts` draws the same bytes with the same names; what is changed here is changed there.
/// Nothing overflows: every number here is made of small constants and of a few random bits.
contract CardArt is ICardArt {
    using Strings for uint256;

    /// @dev How a card's wave runs: its phase by place, its bend by place, and where both begin.
    struct Motif {
        int256 byX;
        int256 byY;
        int256 byAxes;
        int256 byDistance;
        int256 byAngle;
        int256 bendX;
        int256 bendY;
        int256 bendDistance;
        int256 bendAngle;
        int256 bend;
        int256 start;
        int256 twist;
    }

    uint256 private constant SIDE = 15;
    /// @dev Stones count from -7 to 7 around the centre.
    int256 private constant HALF = 7;
    /// @dev Width of a stone and its share of grout, in units of the picture.
    int256 private constant CELL = 10;
    uint256 private constant SHADES = 11;
    /// @dev The longest path a stone can have.
    uint256 private constant STONE_LENGTH = 27;
    uint256 private constant LEVELS = 5;

    /// @dev By level: five shades from light to dark, each with a deeper neighbour, then the centre's colour.
    bytes private constant PALETTES =
        "e6b994caa382cb845db37452b262419d5639904a337f412d6b382c5e3127f4e6d0"
        "fcf9f2dedbd5ebe5d9cfcabfd5cdbfbbb4a8b5ac9d9f978a8a82767972683f7a68"
        "d5ebecbbcfd078bfd16aa8b83c88c23578ab2555a8214b9416376f133062e9bf5a"
        "f2f4f6d5d7d8c9cfd6b1b6bc9ba4af88909a6a74835d66733f4752373e484f78cf"
        "fdecbbdfd0a5f2d070d5b763dca834c2942ead7b1a986c177b53106c490e3a4aa8";

    /// @dev Distance from the centre, 16 to a stone, by 8 |y| + |x|.
    bytes32 private constant DISTANCE_LOW = 0x0010203040506070101724334252617120242d3a4856657430333a44505d6b7a;
    bytes32 private constant DISTANCE_HIGH = 0x404248505b6673815052565d66717d8a6061656b737d88947071747a818a949e;
    /// @dev Angle within a quarter, 64 to it, by the same index.
    bytes32 private constant ANGLE_LOW = 0x00000000000000004020130d0a080706402d201813100d0b403328201a161310;
    bytes32 private constant ANGLE_HIGH = 0x40362d26201b18154038302a25201c194039332d2824201d403a35302b272320;
    /// @dev A turn of the sine in 64 steps, from 0 to 128 around 64.
    bytes32 private constant SINE_LOW = 0x40464c53585e64696d7175787b7d7f8080807f7d7b7875716d69645e58534c46;
    bytes32 private constant SINE_HIGH = 0x403a342d28221c17130f0b08050301000000010305080b0f13171c22282d343a;

    error UnknownLevel(uint256 level);

    /// @inheritdoc ICardArt
    function tokenUri(uint256 tokenId, uint256 level, string calldata levelName, uint256 power)
        external
        pure
        returns (string memory)
    {
        if (level == 0 || level > LEVELS) revert UnknownLevel(level);

        bytes memory json = bytes.concat(
            abi.encodePacked(
                '{"name":"',
                levelName,
                " #",
                tokenId.toString(),
                '","description":"A Tessera card. Its mosaic is laid by the contract itself, from the card\'s number."',
                ',"attributes":[{"trait_type":"Level","value":"',
                levelName,
                '"},{"trait_type":"Power","value":',
                power.toString(),
                '}],"image":"'
            ),
            _image(tokenId, level),
            '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }

    /// @dev The picture as a data URI: SVG with what a URI does not allow written as %.
    function _image(uint256 tokenId, uint256 level) private pure returns (bytes memory image) {
        bytes[SHADES] memory groups = _mosaic(tokenId, level);

        image = "data:image/svg+xml,"
        "%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='-2%20-2%20154%20154'%3E"
        "%3Cpath%20fill='%231b1813'%20d='M-2-2h154v154h-154z'/%3E";
        bytes memory palettes = PALETTES;
        uint256 palette = (level - 1) * SHADES * 6;
        for (uint256 shade; shade < SHADES; ++shade) {
            if (groups[shade].length == 0) continue;
            bytes6 colour = _six(palettes, palette + shade * 6);
            image = bytes.concat(image, "%3Cpath%20fill='%23", colour, "'%20d='", groups[shade], "'/%3E");
        }
        image = bytes.concat(image, "%3C/svg%3E");
    }

    /// @dev All stones as paths, those of one shade together.
    function _mosaic(uint256 tokenId, uint256 level) private pure returns (bytes[SHADES] memory groups) {
        for (uint256 shade; shade < SHADES; ++shade) {
            groups[shade] = new bytes(SIDE * SIDE * STONE_LENGTH);
            _setLength(groups[shade], 0);
        }

        unchecked {
            uint256 state = (tokenId * 0x9e3779b1 ^ level * 0x85ebca6b) & 0xffffffff;
            uint256 bits;
            (state, bits) = _next(state);
            Motif memory motif = _motif(level, bits);
            uint256 sway;
            (state, sway) = _next(state);
            for (uint256 j; j < SIDE; ++j) {
                for (uint256 i; i < SIDE; ++i) {
                    (state, bits) = _next(state);
                    uint256 shade = _shade(int256(i) - HALF, int256(j) - HALF, motif, bits);
                    _stone(groups[shade], i, j, sway, bits);
                }
            }
        }
    }

    /// @dev A PCG generator of 32-bit words.
    function _next(uint256 state) private pure returns (uint256 next, uint256 word) {
        unchecked {
            next = (state * 747796405 + 2891336453) & 0xffffffff;
            word = (((next >> ((next >> 28) + 4)) ^ next) * 277803737) & 0xffffffff;
            word = (word >> 22) ^ word;
        }
    }

    function _motif(uint256 level, uint256 bits) private pure returns (Motif memory motif) {
        unchecked {
            int256 fold = int256(bits & 3);
            int256 pitch = int256((bits >> 14) & 15);
            int256 swing = int256((bits >> 18) & 15);
            int256 turn = (bits >> 22) & 1 == 1 ? int256(1) : int256(-1);
            motif.start = int256((bits >> 8) & 63);
            motif.twist = int256((bits >> 2) & 63);
            if (level == 1) {
                motif.byY = 144 + pitch * 8;
                motif.byDistance = 2;
                motif.bendX = turn * (64 + swing * 4);
                motif.bend = 16 + swing;
            } else if (level == 2) {
                motif.byX = turn * (80 + pitch * 4);
                motif.byY = 80 + pitch * 4;
                motif.bendX = 80;
                motif.bendY = turn * -48;
                motif.bend = 10 + swing;
            } else if (level == 3) {
                motif.byDistance = 6 + (pitch >> 2);
                motif.bendAngle = 4 * (3 + fold);
                motif.bend = 11 + (swing >> 1);
            } else if (level == 4) {
                motif.byAxes = 112 + pitch * 4;
                motif.byDistance = 1;
                motif.bendAngle = 16;
                motif.bend = 6 + (swing >> 1);
            } else {
                motif.byDistance = turn * (1 + (pitch >> 2));
                motif.byAngle = 4 * (6 + fold);
                motif.bendDistance = 9;
                motif.bend = 6;
            }
        }
    }

    /// @dev Index into a palette for the stone at (x, y) from the centre.
    function _shade(int256 x, int256 y, Motif memory motif, uint256 bits) private pure returns (uint256 shade) {
        unchecked {
            int256 axes = _abs(x) + _abs(y);
            uint256 index = uint256(_abs(y) * 8 + _abs(x));
            int256 distance = _at(DISTANCE_LOW, DISTANCE_HIGH, index);
            if (distance < 26) return 10;

            int256 angle = _at(ANGLE_LOW, ANGLE_HIGH, index);
            if (x < 0) angle = 128 - angle;
            if (y < 0) angle = (256 - angle) & 255;
            int256 bendAt = x * motif.bendX + y * motif.bendY + distance * motif.bendDistance + angle * motif.bendAngle;
            int256 along = x * motif.byX + y * motif.byY + axes * motif.byAxes + distance * motif.byDistance
                + angle * motif.byAngle;
            int256 bend = ((_sine((bendAt >> 4) + motif.twist) - 64) * motif.bend) >> 6;
            int256 fall = ((along >> 4) + bend + motif.start) & 63;
            if (fall > 31) fall = 63 - fall;

            shade = fall < 9 ? 0 : fall < 14 ? 1 : fall < 19 ? 2 : fall < 24 ? 3 : 4;
            // One stone in sixteen comes from another heap, one in four is deeper than its neighbours.
            if ((bits >> 16) & 15 == 0) shade = ((bits >> 20) & 15) % 5;
            shade = shade * 2 + ((bits >> 24) & 3 == 0 ? 1 : 0);
        }
    }

    /// @dev Appends one stone to a path.
    function _stone(bytes memory path, uint256 i, uint256 j, uint256 sway, uint256 bits) private pure {
        unchecked {
            (int256 x, int256 y) = _corner(i, j, sway, bits, 1, 1);
            uint256 end = _digits(_char(_end(path), "M"), uint256(x));
            end = _char(_separated(end, y), "l");

            (int256 toX, int256 toY) = _corner(i + 1, j, sway, bits >> 4, -1, 1);
            // The next corner is never left of the first, and before the first step no comma is needed.
            end = _digits(end, uint256(toX - x));
            end = _separated(end, toY - y);

            (x, y) = _corner(i + 1, j + 1, sway, bits >> 8, -1, -1);
            end = _separated(_separated(end, x - toX), y - toY);

            (toX, toY) = _corner(i, j + 1, sway, bits >> 12, 1, -1);
            end = _separated(_separated(end, toX - x), toY - y);
            end = _char(end, "z");
            _setLength(path, end - _begin(path));
        }
    }

    /// @dev A crossing of the swaying grid, drawn in towards the stone by one unit, sometimes by none.
    function _corner(uint256 i, uint256 j, uint256 sway, uint256 bits, int256 inX, int256 inY)
        private
        pure
        returns (int256 x, int256 y)
    {
        unchecked {
            x = CELL * int256(i) + _swayed(j, sway & 63, i);
            y = CELL * int256(j) + _swayed(i, (sway >> 6) & 63, j);
            if (bits & 3 != 0) x += inX;
            if ((bits >> 2) & 3 != 0) y += inY;
        }
    }

    /// @dev The grid's lines wave by two units at most, and not at the picture's edge.
    function _swayed(uint256 along, uint256 from, uint256 line) private pure returns (int256) {
        unchecked {
            uint256 reach = line < SIDE - line ? line : SIDE - line;
            if (reach > 2) reach = 2;
            return ((_sine(int256(along * 6 + from)) - 64) * int256(reach)) >> 6;
        }
    }

    // ---- Tables

    function _sine(int256 step) private pure returns (int256) {
        return _at(SINE_LOW, SINE_HIGH, uint256(step & 63));
    }

    function _at(bytes32 low, bytes32 high, uint256 index) private pure returns (int256 value) {
        assembly {
            value := byte(and(index, 31), xor(low, mul(xor(low, high), gt(index, 31))))
        }
    }

    function _abs(int256 value) private pure returns (int256) {
        unchecked {
            return value < 0 ? -value : value;
        }
    }

    // ---- Writing characters into memory

    function _begin(bytes memory text) private pure returns (uint256 at) {
        assembly {
            at := add(text, 32)
        }
    }

    function _end(bytes memory text) private pure returns (uint256 at) {
        assembly {
            at := add(add(text, 32), mload(text))
        }
    }

    /// @dev Never longer than what was allotted.
    function _setLength(bytes memory text, uint256 length) private pure {
        assembly ("memory-safe") {
            mstore(text, length)
        }
    }

    function _char(uint256 at, bytes1 char) private pure returns (uint256 next) {
        assembly ("memory-safe") {
            mstore8(at, byte(0, char))
            next := add(at, 1)
        }
    }

    /// @dev A number below 1000.
    function _digits(uint256 at, uint256 number) private pure returns (uint256) {
        unchecked {
            if (number > 99) at = _digit(at, number / 100);
            if (number > 9) at = _digit(at, (number / 10) % 10);
            return _digit(at, number % 10);
        }
    }

    function _digit(uint256 at, uint256 digit) private pure returns (uint256 next) {
        assembly ("memory-safe") {
            mstore8(at, add(48, digit))
            next := add(at, 1)
        }
    }

    /// @dev A minus sign parts two numbers as well as a comma does.
    function _separated(uint256 at, int256 number) private pure returns (uint256) {
        unchecked {
            if (number < 0) return _digits(_char(at, "-"), uint256(-number));
            return _digits(_char(at, ","), uint256(number));
        }
    }

    /// @dev Six characters of a text.
    function _six(bytes memory text, uint256 from) private pure returns (bytes6 chars) {
        assembly ("memory-safe") {
            chars := mload(add(add(text, 32), from))
        }
    }
}
