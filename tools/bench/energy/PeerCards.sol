// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TRC721} from "@openzeppelin/tron-contracts/token/TRC721/TRC721.sol";
import {ReentrancyGuard} from "@openzeppelin/tron-contracts/utils/ReentrancyGuard.sol";
import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";
import {PeerSplitter} from "./PeerSplitter.sol";
import {PeerTeam} from "./PeerTeam.sol";

/// @title Cards sold at a level's price, on the library's token as it comes.
contract PeerCards is TRC721, ReentrancyGuard {
    struct Level {
        uint256 next;
        uint256 end;
        uint256 power;
        uint256 price;
        uint256 proceeds;
        address fund;
    }

    PeerTeam private immutable team;
    PeerSplitter private immutable splitter;
    IPriceOracle private immutable oracle;

    mapping(uint256 level => Level) public levels;
    mapping(uint256 tokenId => uint256) public levelOf;
    uint256 private _levelCount;

    event Bought(
        address indexed buyer,
        uint256 indexed tokenId,
        uint256 level,
        uint256 price,
        uint256 usdtPrice,
        uint256 fee
    );

    constructor(
        PeerTeam team_,
        PeerSplitter splitter_,
        IPriceOracle oracle_,
        address fund,
        uint256[] memory supplies,
        uint256[] memory powers,
        uint256[] memory prices
    ) TRC721("Peer Cards", "PEER") {
        team = team_;
        splitter = splitter_;
        oracle = oracle_;
        uint256 first = 1;
        for (uint256 i; i < supplies.length; ++i) {
            levels[i + 1] = Level(first, first + supplies[i], powers[i], prices[i], 0, fund);
            first += supplies[i];
        }
        _levelCount = supplies.length;
    }

    function Buy(uint256 level) external payable nonReentrant {
        require(team.isActive(msg.sender), "Please active first");
        require(level > 0 && level <= _levelCount, "No such level");
        Level storage bought = levels[level];
        require(bought.next < bought.end, "This level is sold out");
        uint256 price = oracle.usdtToTrx(bought.price);
        require(msg.value >= price, "TRX sent is below the price");
        uint256 fee = (price * 5) / 100;
        uint256 tokenId = bought.next++;
        bought.proceeds += price - fee;
        levelOf[tokenId] = level;
        _mint(msg.sender, tokenId);

        emit Bought(msg.sender, tokenId, level, price, bought.price, fee);

        splitter.split{value: fee}(msg.sender);
        if (msg.value > price) {
            (bool sent, ) = msg.sender.call{value: msg.value - price}("");
            require(sent, "TRX transfer failed");
        }
    }

    function powerOf(uint256 tokenId) external view returns (uint256) {
        return levels[levelOf[tokenId]].power;
    }
}
